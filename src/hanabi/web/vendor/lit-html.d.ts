// What the page uses of lit-html, as types; `npm run vendor` makes lit-html.js of the same list.
export { html, nothing, render, svg } from "lit-html";
export { live } from "lit-html/directives/live.js";
export { repeat } from "lit-html/directives/repeat.js";

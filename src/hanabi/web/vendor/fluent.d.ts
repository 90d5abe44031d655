// What the page uses of Fluent, as types; `npm run vendor` makes fluent.js of the same list.
export { FluentBundle, FluentResource } from "@fluent/bundle";

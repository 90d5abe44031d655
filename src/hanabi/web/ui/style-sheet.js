// Style sheets of pages that few visits need: fetched with the page, and kept for as long as the window is open.

/** @type {Map<string, Promise<unknown>>} */
const fetched = new Map();

/**
 * Resolves once the sheet holds, or could not be had: the page is then plain, but there, and the next one asks again.
 * @param {string} name  of a file in css/ that page.css does not import
 */
export function styleSheet(name) {
  const loading = fetched.get(name) ?? append(name);
  fetched.set(name, loading);
  return loading;
}

/** @param {string} name */
function append(name) {
  const { pathname: href } = new URL(`../css/${name}`, import.meta.url);
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      fetched.delete(name);
      resolve(null);
    };
    document.head.append(link);
  });
}

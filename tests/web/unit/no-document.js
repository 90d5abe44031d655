// lit-html asks for a document when it is loaded. Nothing is drawn in these tests, so an empty one will do.

Object.assign(globalThis, { document: { createTreeWalker: () => null } });

// Events whose target is known, for the listeners in templates.
export type InputChange = Event & { target: HTMLInputElement };
export type SelectChange = Event & { target: HTMLSelectElement };

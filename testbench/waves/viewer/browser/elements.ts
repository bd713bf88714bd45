/** Elements, made and found. */

/** A new element with a class and a text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
  text?: string | number,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  if (text !== undefined) element.textContent = String(text);
  return element;
}

/** The element of the viewer with an id; a mistake of this program if there is none of that kind. */
export function part<T extends HTMLElement>(root: ShadowRoot, id: string, kind: new () => T): T {
  const element = root.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the viewer has no ${kind.name} ${id}`);
  return element;
}

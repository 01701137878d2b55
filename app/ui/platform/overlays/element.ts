type Attributes = Record<string, string>

/** Makes an element; a text is set as text, never as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...content)
  return made
}

const svg = 'http://www.w3.org/2000/svg'

/** A button that shows a drawing and says its name. */
export function iconButton(label: string, path: string, act: () => void): HTMLButtonElement {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('class', 'icon')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(svg, 'path')
  line.setAttribute('d', path)
  drawing.append(line)
  const button = element('button', { type: 'button', class: 'icon-btn', 'aria-label': label }, drawing)
  button.addEventListener('click', act)
  return button
}

/** Where the layout has things stand that open over the page; a page without the layout has them at its end. */
export function overlayRoot(id: 'modal' | 'slider'): HTMLElement {
  return document.getElementById(id) ?? document.body
}

export const paths = { close: 'm5.5 5.5 13 13M18.5 5.5l-13 13', previous: 'm15 5-7 7 7 7', next: 'm9 5 7 7-7 7' }

/** What lives on in the browser once it is there: of its state only whether it is to be seen on a page is the server's to say. */
const lasting = 'data-lasting'

/** Makes an element of this document like one of another, touching only what differs; nodes of the other move here where they are new. */
export function makeAlike(here: Element, next: Element): void {
  if (here.hasAttribute(lasting) && next.hasAttribute(lasting)) {
    here.toggleAttribute('hidden', next.hasAttribute('hidden'))
    return
  }
  copyAll(here, next)
  let at = here.firstChild
  for (const wanted of [...next.childNodes]) {
    if (!at) {
      here.append(wanted)
      continue
    }
    const following: ChildNode | null = at.nextSibling
    change(at, wanted)
    at = following
  }
  while (at) {
    const following: ChildNode | null = at.nextSibling
    at.remove()
    at = following
  }
  copyState(here, next)
}

function change(at: ChildNode, wanted: ChildNode): void {
  if (at instanceof Element && isElement(wanted) && isSameThing(at, wanted)) makeAlike(at, wanted)
  else if (at instanceof Text && wanted.nodeType === Node.TEXT_NODE) at.data = wanted.textContent ?? ''
  else at.replaceWith(wanted)
}

/** A node of another document is no instance of this one's classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}

function isSameThing(one: Element, other: Element): boolean {
  return one.nodeName === other.nodeName && one.id === other.id
}

function copyAll(here: Element, next: Element): void {
  for (const { name } of [...here.attributes]) if (!next.hasAttribute(name)) here.removeAttribute(name)
  for (const { name, value } of next.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value)
}

/** What a field holds is no attribute of it once somebody has typed. */
function copyState(here: Element, next: Element): void {
  if (here instanceof HTMLInputElement) {
    const { checked, value } = next as HTMLInputElement
    here.checked = checked
    if (here.type !== 'file' && here.value !== value) here.value = value
  } else if (here instanceof HTMLSelectElement || here instanceof HTMLTextAreaElement) {
    const { value } = next as HTMLSelectElement
    if (here.value !== value) here.value = value
  }
}

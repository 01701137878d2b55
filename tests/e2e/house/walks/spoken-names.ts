import type { CDPSession, Page } from '@playwright/test'

type AxValue = { value?: unknown }
type AxNode = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  properties?: { name: string; value: AxValue }[]
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** What is done by it, or typed into it. */
const acting =
  /^(?:link|button|checkbox|radio|switch|textbox|searchbox|combobox|listbox|spinbutton|slider|tab|menuitem|DisclosureTriangle|DisclosureTriangleGrouped|Date|DateTime|ColorWell|InputTime)$/
/** What gives the words within it their sense. */
const contexts =
  /^(?:row|listitem|group|form|region|article|navigation|dialog|figure|term|definition|complementary|banner|main|contentinfo|RootWebArea)$/

/** What a screen reader would say wrongly of a screen: what can be used has no name, or two acts have one name in one place. */
export async function findNameFaults(page: Page): Promise<string[]> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  const { nodes } = (await (await known).send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  // What the browser puts into its own fields it names itself.
  const isIn = (node: AxNode): boolean => {
    const above = node.parentId ? byId.get(node.parentId) : undefined
    return above !== undefined && (acting.test(String(above.role?.value)) || isIn(above))
  }
  const acts = nodes.filter((node) => !node.ignored && acting.test(String(node.role?.value)) && !isIn(node))
  const placeOf = (node: AxNode) => {
    let at = node.parentId ? byId.get(node.parentId) : undefined
    while (at?.parentId && (at.ignored || !contexts.test(String(at.role?.value)))) at = byId.get(at.parentId)
    return at?.nodeId ?? ''
  }
  const goals = new Map<string, string>()
  return acts.flatMap((node) => {
    const name = String(node.name?.value ?? '').trim()
    const role = String(node.role?.value)
    if (name === '') return [`a ${role} has no name`]
    if (role !== 'link' && role !== 'button') return []
    const url = String(node.properties?.find((property) => property.name === 'url')?.value.value ?? `${role} ${node.nodeId}`)
    const key = `${placeOf(node)} ${role} ${name}`
    const goal = goals.get(key)
    goals.set(key, url)
    return goal === undefined || goal === url ? [] : [`two of ${role} “${name}” lead to ${goal} and ${url}`]
  })
}

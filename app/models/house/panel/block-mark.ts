/** What a block holds, in whatever order its parts are named; what is not said counts as what is empty. */
export function markOf(block: object): string {
  return JSON.stringify(block, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const said = Object.entries(value).filter(([, inner]) => inner !== '' && inner !== null)
    return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

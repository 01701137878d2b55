type Named = { id: string; slug: string; formerSlugs?: readonly string[] }

/**
 * The service that is asked for, by its id or the word of its address, present or former: one that was fetched becomes the current one if it is
 * the one asked for; else there is none, and it is fetched again, once.
 */
export async function chooseService<S extends Named>(
  asked: string,
  fetch: (asked: string) => Promise<S>,
): Promise<S | undefined> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const current = await fetch(asked)
    if ([current.id, current.slug, ...(current.formerSlugs ?? [])].includes(asked)) return current
  }
  return undefined
}

type Named = { id: string; slug: string }

/** Which service is the current one, if any. */
export type CurrentService<S extends Named> = { service: S | undefined }

/**
 * The service that is asked for, by its id or the word of its address. One that was fetched becomes the current one
 * if it is the one asked for; else there is none any more, and it is fetched again.
 */
export async function chooseService<S extends Named>(
  current: CurrentService<S>,
  asked: string,
  fetch: (asked: string) => Promise<S>,
): Promise<S | undefined> {
  const isAsked = (service: S | undefined) => service?.id === asked || service?.slug === asked
  if (isAsked(current.service)) return current.service
  for (let attempt = 0; attempt < 2; attempt += 1) {
    current.service = undefined
    const fetched = await fetch(asked)
    if (isAsked(fetched)) {
      current.service = fetched
      return fetched
    }
  }
  return undefined
}

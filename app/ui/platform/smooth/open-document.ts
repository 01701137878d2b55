/** What is asked for: an address, and what is sent along with it. */
export type DocumentRequest = { url: URL; body?: FormData | URLSearchParams; isAhead?: boolean }

/** A document of this site as it came, and where from after all redirects. */
export type Opened = { page: Document; url: URL; status: number }

/**
 * Fetches a document; nothing comes back where none came. By a request of this kind, for it alone gives a page
 * where no script may read HTML.
 */
export function openDocument({ url, body, isAhead }: DocumentRequest, signal?: AbortSignal): Promise<Opened | undefined> {
  return new Promise((tell) => {
    const request = new XMLHttpRequest()
    request.open(body ? 'POST' : 'GET', withoutHash(url))
    request.responseType = 'document'
    if (isAhead) request.setRequestHeader('Purpose', 'prefetch')
    request.onloadend = () => {
      const page = request.status > 0 ? request.responseXML : null
      tell(page ? { page, url: withHash(new URL(request.responseURL), url), status: request.status } : undefined)
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function withoutHash({ href, hash }: URL): string {
  return hash === '' ? href : href.slice(0, -hash.length)
}

/** Where the request was led elsewhere, the part of the page that was meant is no longer known. */
function withHash(came: URL, { hash, href }: URL): URL {
  if (withoutHash(new URL(href)) === came.href) came.hash = hash
  return came
}

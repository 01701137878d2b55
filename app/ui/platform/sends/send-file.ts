import { sendTexts } from '#app/texts/house/sends.ts'

/** What became of one file; `asked` is the field of its words as the form asks for them anew. */
export type Answer = { isKept: true } | { isKept: false; fault: string; asked?: Element }

/**
 * Sends the form with this one file; its answer is the page that a browser without script would be shown. Nothing where the line
 * broke before one came.
 */
export function sendFile(form: HTMLFormElement, file: File, advance: (share: number) => void): Promise<Answer | undefined> {
  const body = new FormData(form)
  body.delete('images')
  body.append('images', file)
  return new Promise((answer) => {
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    // Read by the browser, not out of a text: the page's policy lets no script make a document of a text.
    request.responseType = 'document'
    request.upload.onprogress = ({ loaded, total }) => advance(total > 0 ? loaded / total : 0)
    request.upload.onload = () => advance(1)
    request.onload = () => answer(readAnswer(request))
    request.onerror = () => answer(undefined)
    request.send(body)
  })
}

function readAnswer({ status, responseURL, responseXML: page }: XMLHttpRequest): Answer {
  const at = new URL(responseURL, location.href).pathname
  if (status === 200 && at === '/admin/images') return { isKept: true }
  if (at !== location.pathname) return { isKept: false, fault: sendTexts.signedOut }
  const asked = page?.querySelector('#alt-fault') && page.querySelector('#words')
  if (asked) return { isKept: false, fault: sendTexts.mute, asked }
  const said = page?.querySelector('.note-bad li') ?? page?.querySelector('.note-bad p')
  return { isKept: false, fault: said?.textContent?.trim() || sendTexts.failed }
}

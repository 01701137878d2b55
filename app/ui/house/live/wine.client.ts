const form = document.querySelector<HTMLFormElement>('[data-wine]')
if (form) followForm(form)

/** How long nobody has typed before what stands beside the form is drawn anew. */
const pause = 300

/** What stands beside a wine follows what is written, and so do the prices of the vintages that are at the wine's own. */
function followForm(form: HTMLFormElement): void {
  const price = form.elements.namedItem('price') as HTMLInputElement | null
  let before = price?.value
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asked: XMLHttpRequest | undefined
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (price && target === price) before = leadPrices(form, before, price.value)
    if (target instanceof HTMLInputElement && target.type === 'file') showPhoto(form, target)
    clearTimeout(waiting)
    asked?.abort()
    waiting = setTimeout(() => {
      asked = draw(form)
    }, pause)
  })
}

/** The server draws the parts from the form, without its files; where it refuses, what stands there stays. */
function draw(form: HTMLFormElement): XMLHttpRequest {
  const request = new XMLHttpRequest()
  const typed = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  request.open('POST', form.dataset.wine ?? '')
  request.responseType = 'document'
  request.addEventListener('load', () => {
    if (request.status !== 200) return
    for (const part of request.response?.querySelectorAll('[data-live]') ?? [])
      form.querySelector(`[data-live="${part.dataset.live}"]`)?.replaceWith(part)
  })
  request.send(new URLSearchParams(typed))
  return request
}

function leadPrices(form: HTMLFormElement, before: string | undefined, now: string): string {
  const rows = form.querySelectorAll<HTMLInputElement>('[data-row]:not([hidden]) > .vintage-price input:not([type="hidden"])')
  for (const row of rows) if (before && row.value.trim() === before.trim()) row.value = now
  return now
}

function showPhoto(form: HTMLFormElement, { files }: HTMLInputElement): void {
  const plate = form.querySelector('.wine-plate')
  const [photo] = files ?? []
  if (!plate || !photo?.type.startsWith('image/')) return
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    const image = new Image()
    image.src = String(reader.result)
    image.alt = ''
    plate.replaceChildren(image)
  })
  reader.readAsDataURL(photo)
}

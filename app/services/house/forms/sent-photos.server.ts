import { data, type RouterContextProvider } from 'react-router'
import type { ShopApi, Upload } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { cropOf, decorOf, type Entry, type PanelField, pointOf, readPhotoField, wordsOf } from '#app/models/house/panel/field.ts'
import { actOnRow, asksForRows, cutRows } from '#app/models/house/panel/rows.ts'
import { pressedFor } from '#app/models/house/panel/search-choices.ts'
import { done, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { pointWithin } from '#app/models/site/pictures/picture.ts'
import { readCrop } from '#app/models/site/pictures/picture-crop.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import type { DeskPlan } from '#app/ui/house/fields/desk-plan.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import { mostEntries, readEntries, sayRefused } from '../plans/form-entries.server.ts'
import { keepFilled } from './links.server.ts'

/** A form of the panel as it was sent: the photos that came with it lie in the library by now, and are chosen. */
export type SentRecord = {
  entries: Entry[]
  /** Why a photo could not be kept. */
  refused?: { faults: Record<string, string>; message: string; status: number }
}

type Sending = { request: Request; context: Readonly<RouterContextProvider> }
type Form = { links?: DeskPlan['links']; fields: readonly PanelField[] }

const megabyte = 1024 * 1024
/** A field of files that was left empty counts as a file; one file too large is told beside its field. */
const limits = { maxFiles: 500, maxParts: mostEntries, maxFileSize: 25 * megabyte }

/** Reads a form that may bring photos, each beside the field that is to show it. */
export async function readSentRecord({ request, context }: Sending, api: ShopApi, form: Form): Promise<SentRecord> {
  const read = await readSent(request, api, form)
  const sent = { ...read, entries: actOnRow(cutRows(form.fields, read.entries)) }
  keepFilled(context, sent.entries)
  return sent
}

/** Whether a form was sent only to be shown again, with its rows changed or more to choose from. */
export function asksAgain(entries: readonly Entry[]): boolean {
  return asksForRows(entries) || pressedFor(entries) !== undefined
}

async function readSent(request: Request, api: ShopApi, form: Form): Promise<SentRecord> {
  if (!bringsPhotos(request)) return { entries: await readEntries(request) }
  const { form: posted, uploads, close } = orThrow(await findUploads(request, limits))
  try {
    return await keepPhotos(api, { entries: wordsIn(posted), uploads, form })
  } finally {
    await close()
  }
}

/** Shows a form again that wants more rows, or whose photos could not all be kept. */
export function refusePhotos({ entries, refused }: SentRecord) {
  const { status = 200, ...told } = refused ?? { faults: {} }
  return data<FilledForm>({ entries, ...told }, { status })
}

/** Whether a form was sent in the way that files need. */
export function bringsPhotos(request: Request): boolean {
  return request.method === 'POST' && (request.headers.get('content-type')?.startsWith('multipart/') ?? false)
}

/** What was typed in a form that may bring photos; they are let go. */
export async function readWords(request: Request): Promise<Entry[]> {
  const { form, close } = orThrow(await findUploads(request, limits))
  await close()
  return wordsIn(form)
}

function wordsIn(form: FormData): Entry[] {
  return [...form].flatMap(([name, value]): Entry[] => (typeof value === 'string' ? [[name, value]] : []))
}

type Photos = { entries: Entry[]; uploads: readonly Upload[]; form: Form }

async function keepPhotos(api: ShopApi, { entries, uploads, form }: Photos): Promise<SentRecord> {
  const faults: Record<string, string> = {}
  let chosen = entries
  for (const upload of uploads) {
    const { name = '', slot } = readPhotoField(upload.field) ?? {}
    const field = findPicture(form.fields, form.links, name.split('.'))
    if (!field) continue
    const isOne = field.kind !== 'things'
    const place = {
      name,
      words: wordsOf(name, slot),
      decor: decorOf(name, slot),
      point: pointOf(name, slot),
      crop: cropOf(name, slot),
      isOne,
    }
    const kept = await keepPhoto(api, entries, { upload, place })
    if (kept.ok) chosen = choose(chosen, place, kept.value)
    else faults[kept.error.field] = kept.error.says
  }
  if (Object.keys(faults).length === 0) return { entries: chosen }
  return { entries: chosen, refused: { faults, message: sayRefusal({ code: 'invalid' }).message, status: statusOf.invalid } }
}

type PhotoField = { name: string; words: string; decor: string; point: string; crop: string; isOne: boolean }
type Sent = { upload: Upload; place: PhotoField }

/** Keeps a photo in the library, and answers its id; or what is wrong, and which field says so. */
async function keepPhoto(
  api: ShopApi,
  entries: readonly Entry[],
  { upload, place }: Sent,
): Promise<Outcome<string, { field: string; says: string }>> {
  const said = (key: string) => entries.find(([one]) => one === key)?.[1].trim() ?? ''
  const crop = readCrop(said(place.crop))
  // What is sent again after a broken line is there once.
  const body = {
    alt: said(place.words),
    isDecor: said(place.decor) !== '',
    ...pointWithin(said(place.point)),
    ...(crop && { crop }),
    isOnce: true,
  }
  const kept = await api.createImages({ body, files: [{ ...upload, field: 'images' }] })
  if (kept.ok) return done(kept.value.images[0]?.id ?? '')
  const { alt, ...others } = kept.error.fields ?? {}
  if (alt) return { ok: false, error: { field: place.words, says: alt.join(' ') } }
  const { message } = sayRefused({ ...kept.error, fields: others })
  return { ok: false, error: { field: place.name, says: `${upload.name} : ${message}` } }
}

/** The photo is chosen; words that stand nowhere else are said by now. */
function choose(entries: readonly Entry[], { name, words, isOne }: PhotoField, id: string): Entry[] {
  const others = entries.filter(([key]) => !(isOne && key === name) && !(key === words && words.startsWith(`${name}.`)))
  return [...others, [name, id]]
}

/** The field of a picture that a form has by this name. */
function findPicture(fields: readonly PanelField[], links: Form['links'], path: readonly string[]): PanelField | undefined {
  const [step, ...rest] = path.filter((one) => !/^\d+$/.test(one))
  const field = fields.find(({ name }) => name === step)
  if (!field || rest.length > 0) return field && findPicture(field.fields ?? [], links, rest)
  return links?.[field.name] === 'image' ? field : undefined
}

import { readFile } from 'node:fs/promises'
import type { ShopApi, Upload } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendJson } from '#app/http/send-file.server.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { isLookField, isLookParameter } from '#app/models/site/worn/worn-look.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import { ownStylesTexts } from '#app/texts/house/settings/own-styles.ts'
import { parameterLabels } from '#app/texts/house/settings/parameters.ts'
import type { Member } from '../../platform/session/session.server.ts'

/** What a file of a look may weigh. */
const mostBytes = 1024 * 1024

/** The field of the desk that takes such a file. */
export const lookFileField = 'apparence'

/** The field that names a kept section to take along. */
const carriedField = 'section'

/** The look at the desk as a file to take along, with the sections that were ticked. */
export async function readLookFile({ api }: Member, { url }: Pick<RouteArgs, 'url'>): Promise<Response> {
  const sections = url.searchParams.getAll(carriedField).join(',')
  return sendJson('apparence.json', orThrow(await api.getLookFile({ query: sections === '' ? {} : { sections } })))
}

type Sent = { uploads: readonly Upload[]; seen: string }

/** Tries on the look of a file that was sent; a refusal says beside its field what of the file is at fault. */
export async function takeLookFile(api: ShopApi, { uploads, seen }: Sent): Promise<Outcome<unknown, Failure>> {
  const [upload] = uploads
  if (!upload || upload.size === 0) return refuse('required')
  const file = upload.size > mostBytes ? undefined : parse(await readFile(upload.path, 'utf8'))
  if (file === undefined) return refuse('look_file')
  // Whatever a file says, the contract reads it first.
  const taken = await api.takeLookFile({ body: { file: file as never, ...(seen && { seen }) } })
  if (taken.ok || taken.error.code !== 'invalid') return taken
  const says = Object.entries(taken.error.fields ?? {}).flatMap(([name, sentences]) => sayFields(name, { sentences, file }))
  return { ok: false, error: { ...taken.error, fields: { [lookFileField]: says } } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuse(code: 'required' | 'look_file'): Outcome<never, Failure> {
  return { ok: false, error: sayRefusal({ code: 'invalid', fields: { [lookFileField]: { code } } }) }
}

type Said = { sentences: string[]; file: unknown }

/** A field of a look by its name at the desk, a font or a section by its own; what is none is a fault of the file itself. */
function sayFields(path: string, { sentences, file }: Said): string[] {
  const [, part = '', place] = /(?:^|\.)(fonts|sections)(?:\.(\d+))?/.exec(path) ?? []
  if (part === 'sections' && place === undefined) return [lookTexts.file.tooMany]
  if (place !== undefined) return sentences.map((sentence) => `${nameCarried(path, { part, place, file })} : ${sentence}`)
  const name = path.split('.').at(-1) ?? path
  if (name === 'version' || part === 'fonts') return sentences
  if (!isLookField(name)) return [lookTexts.file.broken]
  const label = isLookParameter(name)
    ? parameterLabels[name][0]
    : name === 'OWN_STYLES'
      ? ownStylesTexts.title
      : lookTexts.letters
  return sentences.map((sentence) => `${label} : ${sentence}`)
}

/** What is at fault of what a file brings along, as far as it says a name that can be repeated. */
function nameCarried(path: string, { part, place, file }: { part: string; place: string; file: unknown }): string {
  const carried = (file as Partial<Record<string, Record<string, { name?: unknown; title?: unknown }>>>)[part]?.[place]
  const name = String(carried?.title ?? carried?.name ?? Number(place) + 1).slice(0, 80)
  if (part === 'fonts') return lookTexts.file.font(name)
  const [, block] = /blocks\.(\d+)/.exec(path) ?? []
  return lookTexts.file.section(name, block === undefined ? undefined : Number(block) + 1)
}

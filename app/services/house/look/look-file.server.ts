import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Upload } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { sendJson } from '#app/http/send-file.server.ts'
import { reaches } from '#app/models/identity/role.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { mostLookFileBytes } from '#app/models/site/worn/look-file.ts'
import { blockOf, keptContent, leaves, questionHash, replaces } from '#app/models/site/worn/look-file-form.ts'
import { isLookField, isLookParameter } from '#app/models/site/worn/worn-look.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import { ownStylesTexts } from '#app/texts/house/settings/own-styles.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import type { LookQuestion } from '#app/ui/house/look/look-view.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'
import type { Member } from '../../platform/session/session.server.ts'

/** The field of the desk that takes such a file. */
export const lookFileField = 'apparence'

/** The field that names a kept section to take along. */
const carriedField = 'section'

/** The look at the desk as a file to take along, with the sections that were ticked. */
export async function readLookFile({ api }: Member, { url }: Pick<RouteArgs, 'url'>): Promise<Response> {
  const sections = url.searchParams.getAll(carriedField).join(',')
  return sendJson('apparence.json', orThrow(await api.getLookFile({ query: sections === '' ? {} : { sections } })))
}

type Sent = { uploads: readonly Upload[]; form: FormData }
type Refused = Failure & { question?: LookQuestion }

/** Tries on the look of a file that was sent; a refusal says beside its field what of the file is at fault, or asks what only a person can say. */
export async function takeLookFile({ api, role }: Member, { uploads, form }: Sent): Promise<Outcome<unknown, Refused>> {
  const content = await readContent(uploads, form)
  if (content === '') return refuse('required')
  const file = content && parse(content)
  if (content === undefined || file === undefined) return refuse('look_file')
  const asked = await hashQuestion(api, content, file)
  const isOutdated = form.has(keptContent) && textOf(form, questionHash) !== asked
  // What was said of a block that is another one since was said of none.
  const answered = isOutdated ? [] : readChoices(form)
  const namesOf = (choice: string) => answered.flatMap(([block, said]) => (said === choice ? block : []))
  const choices = { replace: namesOf(replaces), leave: namesOf(leaves) }
  const seen = textOf(form, 'vu')
  // Whatever a file says, the contract reads it first.
  const taken = await api.takeLookFile({ body: { file: file as never, ...(seen && { seen }), ...choices } })
  if (taken.ok || taken.error.code !== 'invalid') return taken
  const faults = Object.entries(taken.error.fields ?? {})
  const says = faults.flatMap(([path, sentences]) => sayFields(path, { sentences, file }))
  const error = { ...taken.error, fields: { [lookFileField]: isOutdated ? [lookTexts.file.changed] : says } }
  const isQuestion = faults.every(([path]) => askedBlock.test(path))
  if (!isQuestion) return { ok: false, error }
  const blocks = faults.flatMap(([path]) => findBlock(path, file) ?? [])
  return {
    ok: false,
    error: { ...error, question: { content, asked, blocks, answered, mayDeclare: reaches(role, 'SUPER_ADMIN') } },
  }
}

/** What a question is asked about: the file, and the blocks of the site that it names, as they are declared today. */
async function hashQuestion(api: Member['api'], content: string, file: unknown): Promise<string> {
  const { blocks } = orThrow(await api.listAdminOwnBlocks({ query: { nbItem: 100 } }))
  const named = namesIn(file)
  const own = blocks.filter(({ name }) => named.includes(name))
  return createHash('sha256')
    .update(
      JSON.stringify([
        content,
        own.map(({ name, label, purpose, fields, template }) => [name, label, purpose, fields, template]),
      ]),
    )
    .digest('hex')
}

/** The names of the blocks that a file says, whatever else it says. */
function namesIn(file: unknown): string[] {
  const read = z.object({ blocks: z.array(z.object({ name: z.string() })) }).safeParse(file)
  return read.success ? read.data.blocks.map(({ name }) => name) : []
}

/** A fault of a block itself, not of a field of it: somebody has to say which one stands. */
const askedBlock = /^blocks\.(\d+)$/

/** A file that has just come, or one that was read before and comes again with an answer; nothing of one that is too large. */
async function readContent([upload]: readonly Upload[], form: FormData): Promise<string | undefined> {
  const kept = String(form.get(keptContent) ?? '')
  if ((upload?.size ?? kept.length) > mostLookFileBytes) return undefined
  return upload ? readFile(upload.path, 'utf8') : kept
}

/** What was said of each block that differs. */
function readChoices(form: FormData): [block: string, choice: string][] {
  return [...form].flatMap(([field, choice]): [string, string][] => {
    const block = blockOf(field)
    return block === undefined ? [] : [[block, String(choice)]]
  })
}

function findBlock(path: string, file: unknown): { name: string; label: string } | undefined {
  const [, place = ''] = askedBlock.exec(path) ?? []
  const { blocks = [] } = file as { blocks?: { name: string; label: string }[] }
  const block = blocks[Number(place)]
  return block && { name: block.name, label: block.label }
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

/** A field of a look by its name at the desk, a font, a block or a section by its own; what is none is a fault of the file itself. */
function sayFields(path: string, { sentences, file }: Said): string[] {
  const [, part = '', place] = /(?:^|\.)(fonts|sections|blocks)(?:\.(\d+))?/.exec(path) ?? []
  if (part === 'sections' && place === undefined) return [lookTexts.file.tooMany]
  if (part === 'blocks' && place === undefined) return [lookTexts.file.tooManyBlocks]
  if (place !== undefined) return sentences.map((sentence) => `${nameCarried(path, { part, place, file })} : ${sentence}`)
  const name = path.split('.').at(-1) ?? path
  if (name === 'version' || part === 'fonts') return sentences
  if (!isLookField(name)) return [lookTexts.file.broken]
  const label = isLookParameter(name) ? parameterLabel(name)[0] : name === 'OWN_STYLES' ? ownStylesTexts.title : lookTexts.letters
  return sentences.map((sentence) => `${label} : ${sentence}`)
}

/** What is at fault of what a file brings along, as far as it says a name that can be repeated. */
function nameCarried(path: string, { part, place, file }: { part: string; place: string; file: unknown }): string {
  const carried = (file as Partial<Record<string, Record<string, { name?: unknown; title?: unknown; label?: unknown }>>>)[part]?.[
    place
  ]
  const name = String(carried?.title ?? carried?.label ?? carried?.name ?? Number(place) + 1).slice(0, 80)
  if (part === 'fonts') return lookTexts.file.font(name)
  if (part === 'blocks') {
    const [, field] = /fields\.(\d+)/.exec(path) ?? []
    return lookTexts.file.block(name, field === undefined ? undefined : Number(field) + 1)
  }
  const [, block] = /blocks\.(\d+)/.exec(path) ?? []
  return lookTexts.file.section(name, block === undefined ? undefined : Number(block) + 1)
}

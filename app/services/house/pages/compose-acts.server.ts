import { z } from 'zod'
import type { Contract, Read, ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { Acted, ComposedBlock, KeptBlocks } from '#app/models/house/panel/composed.ts'
import { nameKept } from '#app/models/house/sections/ready-section.ts'
import { type Failure, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { sectionTexts } from '#app/texts/house/pages/sections.ts'
import type { Draft } from '#app/ui/house/pages/body.ts'
import { sayFaults } from '../plans/form-entries.server.ts'
import type { WrittenCalls } from '../plans/written-calls.server.ts'
import { stateOf, whole } from './composer.server.ts'

const Saving = z.strictObject({ blocks: z.array(z.unknown()).max(200), seen: z.string().max(100) })
const Keeping = z.strictObject({ title: z.string().max(500), blocks: z.array(z.unknown()).max(200) })
const Hash = z.string().max(100)
const Publishing = z.strictObject({ seen: Hash, seenHead: Hash, over: Hash.optional(), overHead: Hash.optional() })

type Blocks = Read<Contract['saveNewsDraft']>['body']['blocks']
type ComposeAct = { act: string; said: unknown }

/** Keeps or publishes what was composed, on the body that its writer saw; another one is told of and shown whole. */
export async function actOnComposed(
  calls: WrittenCalls,
  id: string,
  asked: ComposeAct,
): Promise<{ acted: Acted; status: number }> {
  const outcome = await askFor(calls, id, asked)
  if (outcome === undefined) {
    return { acted: { is: 'refused', message: composerTexts.faulty, faults: {} }, status: statusOf.invalid }
  }
  if (outcome.ok) return { acted: { is: 'done', draft: stateOf(outcome.value) }, status: 200 }
  const { code, message, fields } = outcome.error
  if (code !== 'conflict') return { acted: { is: 'refused', message, faults: sayFaults(fields) }, status: statusOf[code] }
  const draft = orThrow(await calls.get({ params: { id } }))
  return { acted: { is: 'conflict', draft: whole(draft) }, status: statusOf.conflict }
}

/** Keeps composed blocks under a name. */
export async function keepComposed(api: ShopApi, said: unknown): Promise<{ kept: KeptBlocks; status: number }> {
  const { data } = Keeping.safeParse(said)
  const body = data && { title: data.title, blocks: data.blocks as Blocks }
  if (!body || body.title.trim() === '')
    return { kept: { is: 'refused', message: sectionTexts.noTitle }, status: statusOf.invalid }
  const made = await api.createKeptSection({ body })
  if (!made.ok) return { kept: { is: 'refused', message: made.error.message }, status: statusOf[made.error.code] }
  const { id, title, blocks } = made.value
  return { kept: { is: 'kept', section: { name: nameKept(id), label: title, blocks: blocks as ComposedBlock[] } }, status: 200 }
}

async function askFor(calls: WrittenCalls, id: string, { act, said }: ComposeAct): Promise<Outcome<Draft, Failure> | undefined> {
  const params = { id }
  if (act === 'brouillon') {
    const { data } = Saving.safeParse(said)
    // What is no block yet is refused by the call, beside its field.
    return data && calls.save({ params, body: { ...data, blocks: data.blocks as Blocks } })
  }
  if (act !== 'publier') throwNotFound()
  const { data } = Publishing.safeParse(said)
  if (!data) return undefined
  const { seen, seenHead, over, overHead } = data
  return calls.publish({ params, body: { seen, seenHead, ...(over && { over }), ...(overHead && { overHead }) } })
}

/** What a program of ours has posted; anything else is nothing. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

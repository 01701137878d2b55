import { data, href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { kindOfBlock } from '#app/models/content/blocks/own-block.ts'
import { adviseBlock } from '#app/models/house/advice/advise-block.ts'
import { wordUseOf } from '#app/models/house/advice/advise-fields.ts'
import { faultsWithin } from '#app/models/house/panel/block-faults.ts'
import { mendBlock } from '#app/models/house/panel/mend-block.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { settleRows } from '#app/models/house/panel/rows.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { withoutSearches } from '#app/models/house/panel/search-choices.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { requiredWordsOf } from '#app/models/site/pictures/mute-pictures.ts'
import { sayAdvice } from '#app/texts/house/advice.ts'
import { bodyTexts } from '#app/texts/house/pages/blocks.ts'
import type { BlockContext, BlockFormView } from '#app/ui/house/pages/block-screen.tsx'
import type { BodyBlock } from '#app/ui/house/pages/body.ts'
import { goAndTell } from '../../platform/session/session.server.ts'
import { readFormLinks } from '../forms/links.server.ts'
import { asksAgain, readSentRecord } from '../forms/sent-photos.server.ts'
import { sayFaults } from '../plans/form-entries.server.ts'
import { blockLinks } from './block-forms.server.ts'
import { saveBody } from './body.server.ts'
import type { BodyAsk, BodyContext } from './body-screen.server.ts'

/** Opens the form of a kind of block. */
export async function openBlock(asked: BodyAsk & { url: URL }, ctx: BodyContext, block: BodyBlock): Promise<BlockContext> {
  const { desk, staff, body } = ctx
  const { fields, label } = findKind(ctx, block)
  const entries = sayFields(fields, block)
  const form = { context: asked.context, entries }
  const { links, longLists } = await readFormLinks(staff.api, { links: blockLinks }, fields, form)
  const back = href('/admin/:desk/:id/blocs', { desk: desk.slug, id: asked.params.id })
  const isDraft = body.draft !== undefined
  const altOf = (id: string) => requiredWordsOf(links.get('image')?.find((choice) => choice.id === id)?.image)
  const use = wordUseOf(desk.resource, [['promotesWine', body.record.promotesWine === true ? 'on' : '']])
  const advice = adviseBlock(block, altOf, use).map(sayAdvice)
  const action = asked.url.pathname + asked.url.search
  return { type: block.type, label, fields, links, longLists, back, action, isDraft, advice, entries }
}

function findKind({ kinds }: BodyContext, block: BodyBlock) {
  const kind = kindOfBlock(block)
  return kinds.find(({ type }) => type === kind) ?? throwNotFound()
}

type Put = { block: BodyBlock; put: (made: BodyBlock) => BodyBlock[] }

/** Writes a block into the body that its writer saw; into another one it is not put, and nothing of it is lost. */
export async function putBlock(asked: BodyAsk, ctx: BodyContext, { block, put }: Put) {
  const { desk, staff, body } = ctx
  const { blocks, mark } = body
  const { fields } = findKind(ctx, block)
  const sent = await readSentRecord(asked, staff.api, { links: blockLinks, fields })
  const seen = sent.entries.find(([name]) => name === 'vu')?.[1]
  if (sent.refused || asksAgain(sent.entries)) {
    const { status = 200, ...told } = sent.refused ?? { faults: {} }
    return refuse({ entries: sent.entries, mark: seen ?? mark, ...told }, status)
  }
  const entries = settleRows(fields, withoutSearches(sent.entries))
  if (seen !== mark) {
    const now = blocks.includes(block) ? block : undefined
    return refuse({ entries, faults: {}, mark, message: bodyTexts.changed, now }, statusOf.conflict)
  }
  const place = put(block).length - 1
  const after = put(mendBlock(block, fields, readFields(fields, entries)))
  const saved = await saveBody({ api: staff.api, desk }, body, after)
  const at = after.findIndex((one, index) => one !== blocks[index])
  const written = at < 0 ? place : at
  if (saved.ok) {
    const list = `${href('/admin/:desk/:id/blocs', { desk: desk.slug, id: asked.params.id })}#bloc-${written + 1}`
    return goAndTell(asked.request, list, body.draft ? 'draft_saved' : 'saved')
  }
  const { code, message, fields: told } = saved.error
  return refuse({ entries, faults: faultsWithin(sayFaults(told), written), mark, message }, statusOf[code])
}

const refuse = (shown: BlockFormView, status: number) => data(shown, { status })

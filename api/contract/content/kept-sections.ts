import { z } from 'zod'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, Instant, listed, Nothing, ShortText } from '../platform/values.ts'
import { Blocks } from './blocks/blocks.ts'

const ById = z.strictObject({ id: Id })
const KeptSection = z.object({ id: Id, title: ShortText, blocks: Blocks, updatedAt: Instant })
const KeptSectionFields = z.strictObject({ title: ShortText.trim().min(1), blocks: Blocks })

/** Blocks that a house keeps under a name and puts into pages as a copy. */
export const keptSections = {
  listKeptSections: call('GET /admin/kept-section', 'admin', {
    says: 'Les sections gardées, avec leurs blocs.',
    query: list({ title: 'text', updatedAt: 'instant' }, { orderBy: 'title' }),
    answer: listed('sections', KeptSection),
  }),
  getKeptSection: call('GET /admin/kept-section/{id}', 'admin', {
    says: 'Une section gardée.',
    params: ById,
    answer: KeptSection,
  }),
  createKeptSection: call('POST /admin/kept-section', 'admin', {
    says: 'Garde quelques blocs sous un nom ; mis dans une page, ils y sont une copie. Cent au plus.',
    body: KeptSectionFields.partial().required({ title: true }),
    answer: KeptSection,
  }),
  changeKeptSection: call('PUT /admin/kept-section/{id}', 'admin', {
    says: 'Renomme ou change une section gardée ; les pages où elle a été mise restent comme elles sont.',
    params: ById,
    body: KeptSectionFields.partial(),
    answer: KeptSection,
  }),
  removeKeptSection: call('DELETE /admin/kept-section/{id}', 'admin', {
    says: 'Retire une section gardée ; les pages où elle a été mise restent comme elles sont.',
    params: ById,
    answer: Nothing,
  }),
}

import { z } from 'zod'
import { call } from './call.ts'
import { Id, LangCode, Line, Text } from './values.ts'

export const Parameter = z.object({
  id: Id,
  type: z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/),
  kind: z.enum(['STRING', 'TEXT', 'BOOLEAN', 'NUMBER', 'LINK']),
  label: Line,
  value: Text,
})

export const SiteInfo = z.object({
  id: Id,
  name: Line,
  url: z.url(),
  defaultLang: z.object({ code: LangCode, label: Line, flag: z.string() }),
})

export const site = {
  listParameters: call('GET /parameter', 'public', {
    says: 'Les paramètres publics du site.',
    answer: z.array(Parameter),
  }),
  getSiteInfo: call('GET /site/info', 'public', {
    says: 'Ce qu’est le site : nom, adresse, langue.',
    answer: SiteInfo,
  }),
  changeParameter: call('PUT /admin/parameter/{id}', 'admin', {
    says: 'Change la valeur d’un paramètre.',
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ value: Text }),
    answer: Parameter,
    changes: 'content',
  }),
}

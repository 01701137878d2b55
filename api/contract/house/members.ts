import { z } from 'zod'
import { breachRisks } from '#app/models/identity/data-breach.ts'
import { MemberAddress, SavedAddress } from '../platform/address.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Day, Email, Id, Instant, listed, MailWait, Nothing, ShortText } from '../platform/values.ts'
import { MemberExport, RightKind, RightsRequest, RightsState } from './entities/member.ts'

const breachFields = {
  what: z.string().trim().min(1).max(5000),
  foundAt: Instant,
  concerned: ShortText,
  consequences: z.string().max(5000),
  measures: z.string().max(5000),
  risk: z.enum(breachRisks),
  /** When the authority was told, and those whom it is about. */
  notifiedOn: Day.nullable(),
  toldOn: Day.nullable(),
}
const BreachFields = z.strictObject(breachFields)
const DataBreach = z.object({ ...breachFields, id: Id, dueAt: Instant, createdAt: Instant })

const ById = z.strictObject({ id: Id })
const Planned = z.object({ plannedOn: Day.nullable() })

/** What members keep with the house, and everybody’s rights over their data. */
export const members = {
  listOwnAddresses: call('GET /user/address', 'member', {
    says: 'Les adresses que le membre garde.',
    answer: z.array(SavedAddress),
  }),
  addOwnAddress: call('POST /user/address', 'member', {
    says: 'Garde une adresse de plus.',
    body: MemberAddress,
    answer: SavedAddress,
  }),
  changeOwnAddress: call('PUT /user/address/{id}', 'member', {
    says: 'Change une adresse gardée.',
    params: ById,
    body: MemberAddress,
    answer: SavedAddress,
  }),
  removeOwnAddress: call('DELETE /user/address/{id}', 'member', {
    says: 'Oublie une adresse gardée.',
    params: ById,
    answer: Nothing,
  }),
  exportOwnData: call('GET /user/export', 'member', {
    says: 'Tout ce que le site sait du membre, en une seule archive ; le mot de passe doit dater de moins de dix minutes.',
    answer: MemberExport,
    fresh: true,
  }),
  getDeletion: call('GET /user/deletion', 'member', {
    says: 'Le jour où le compte sera supprimé, si cela a été demandé.',
    answer: Planned,
  }),
  cancelDeletion: call('POST /user/deletion/cancel', 'member', {
    says: 'Annule la suppression demandée.',
    answer: Nothing,
  }),
  askRights: call('POST /rights-request', 'public', {
    says: 'Exerce un droit sur ses données ; dit pour quel jour la réponse est promise.',
    body: z.strictObject({
      kind: RightKind,
      firstname: ShortText.min(1).max(100),
      lastname: ShortText.min(1).max(100),
      email: Email,
      message: z.string().max(5000).optional(),
    }),
    answer: MailWait.extend({ dueOn: Day }),
  }),
  listRightsRequests: call('GET /admin/rights-request', 'admin', {
    says: 'Les demandes de droits, les plus pressées d’abord.',
    query: list({ kind: 'text', state: 'text', email: 'text', dueOn: 'day' }, { orderBy: 'dueOn' }),
    answer: listed('requests', RightsRequest),
  }),
  getRightsRequest: call('GET /admin/rights-request/{id}', 'admin', {
    says: 'Une demande de droits.',
    params: ById,
    answer: RightsRequest,
  }),
  answerRightsRequest: call('PUT /admin/rights-request/{id}', 'admin', {
    says: 'Répond à une demande ; un effacement accordé prévoit la suppression du compte de cette adresse.',
    params: ById,
    body: z.strictObject({ state: RightsState.exclude(['WAITING']), answer: z.string().trim().min(1).max(5000) }),
    answer: RightsRequest,
  }),
  listDataBreaches: call('GET /admin/data-breach', 'admin', {
    says: 'Le registre des violations de données, la dernière d’abord.',
    query: list({ risk: 'text', foundAt: 'moment' }, { orderBy: '-foundAt' }),
    answer: listed('breaches', DataBreach),
  }),
  getDataBreach: call('GET /admin/data-breach/{id}', 'admin', {
    says: 'Une violation de données ; « dueAt » dit jusqu’à quand la CNIL doit le savoir.',
    params: ById,
    answer: DataBreach,
  }),
  createDataBreach: call('POST /admin/data-breach', 'admin', {
    says: 'Note une violation de données : ce qui est arrivé, à qui, ce qui a été fait.',
    body: BreachFields.partial().required({ what: true, foundAt: true }),
    answer: DataBreach,
  }),
  changeDataBreach: call('PUT /admin/data-breach/{id}', 'admin', {
    says: 'Complète une violation de données.',
    params: ById,
    body: BreachFields.partial(),
    answer: DataBreach,
  }),
  removeDataBreach: call('DELETE /admin/data-breach/{id}', 'admin', {
    says: 'Retire une violation notée par erreur.',
    params: ById,
    answer: Nothing,
  }),
}

import { z } from 'zod'
import { dashboardTypes } from '#app/models/house/dashboard-type.ts'
import { call } from '../platform/call.ts'
import { list } from '../platform/list.ts'
import { Id, LangCode, listed, Nothing, ShortText } from '../platform/values.ts'
import { Logo } from './image.ts'
import { Country, Language } from './language.ts'
import { AdminFont, AdminSite, Banner, Font, SiteServers } from './site-info.ts'

const ById = z.strictObject({ id: Id })

const SiteFields = z.strictObject({
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  technicalFileModel: Id,
  dashboardType: z.enum(dashboardTypes),
  banner: z.strictObject(Banner.shape).nullable(),
  footerBanner: z.strictObject(Banner.shape).nullable(),
  webp: z.boolean(),
})

const LanguageFields = z.strictObject({
  code: LangCode,
  label: ShortText.min(1),
  deeplCode: z.string().regex(/^([A-Z]{2}(-[A-Z]{2})?)?$/),
  country: z.strictObject(Country.shape),
  isValid: z.boolean(),
})

const LogoFields = z.strictObject({ alt: ShortText, idImage: Id })
const FontFields = z.strictObject(Font.omit({ id: true, type: true }).shape)

/** What the site is, its languages, logos and fonts, for its owner. */
export const siteAdmin = {
  getAdminSite: call('GET /admin/site', 'admin', {
    says: 'Le site tel que son équipe le voit, avec ses adresses et ses serveurs.',
    answer: AdminSite,
  }),
  changeSite: call('PUT /admin/site', 'admin', {
    says: 'Change ce qu’est le site : vigneron, boutique, en construction, bandeaux.',
    body: SiteFields.partial(),
    answer: AdminSite,
    changes: 'content',
  }),
  changeSiteServers: call('PUT /admin/site/servers', 'super_admin', {
    says: 'Change les adresses et les serveurs du site.',
    body: SiteServers.partial(),
    answer: AdminSite,
  }),
  listAdminLanguages: call('GET /admin/language', 'admin', {
    says: 'Toutes les langues du site, proposées ou non.',
    query: list({ code: 'text', label: 'text', isValid: 'flag' }, { orderBy: 'code' }),
    answer: listed('languages', Language),
  }),
  getAdminLanguage: call('GET /admin/language/{id}', 'admin', { says: 'Une langue du site.', params: ById, answer: Language }),
  createLanguage: call('POST /admin/language', 'admin', {
    says: 'Ajoute une langue.',
    body: LanguageFields.partial({ deeplCode: true }),
    answer: Language,
    changes: 'content',
  }),
  changeLanguage: call('PUT /admin/language/{id}', 'admin', {
    says: 'Change une langue ; son code reste.',
    params: ById,
    body: LanguageFields.omit({ code: true }).partial(),
    answer: Language,
    changes: 'content',
  }),
  removeLanguage: call('DELETE /admin/language/{id}', 'admin', {
    says: 'Retire une langue ; ses pages restent, sans être montrées.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminLogos: call('GET /admin/logo', 'admin', {
    says: 'Les logos du site.',
    query: list({ type: 'text', filename: 'text' }, { orderBy: 'type' }),
    answer: listed('logos', Logo),
  }),
  getAdminLogo: call('GET /admin/logo/{id}', 'admin', { says: 'Un logo du site.', params: ById, answer: Logo }),
  createLogo: call('POST /admin/logo', 'admin', {
    says: 'Donne au site un logo d’un type qu’il n’a pas encore, parmi ses images.',
    body: LogoFields.extend({ type: Logo.shape.type }),
    answer: Logo,
    changes: 'content',
  }),
  changeLogo: call('PUT /admin/logo/{id}', 'admin', {
    says: 'Change l’image d’un logo ou ce qui la remplace à la lecture.',
    params: ById,
    body: LogoFields.partial(),
    answer: Logo,
    changes: 'content',
  }),
  removeLogo: call('DELETE /admin/logo/{id}', 'admin', {
    says: 'Retire un logo.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
  listAdminFonts: call('GET /admin/font', 'admin', {
    says: 'Les polices que le site a choisies.',
    query: list({ type: 'text', family: 'text' }, { orderBy: 'type' }),
    answer: listed('fonts', AdminFont),
  }),
  getAdminFont: call('GET /admin/font/{id}', 'admin', { says: 'Une police choisie.', params: ById, answer: AdminFont }),
  createFont: call('POST /admin/font', 'admin', {
    says: 'Choisit la police des titres, du texte ou du menu ; sans graisse, celle que dit le nom du fichier.',
    body: FontFields.partial().required({ family: true }).extend({ type: Font.shape.type }),
    answer: AdminFont,
    changes: 'content',
  }),
  changeFont: call('PUT /admin/font/{id}', 'admin', {
    says: 'Change une police choisie.',
    params: ById,
    body: FontFields.partial(),
    answer: AdminFont,
    changes: 'content',
  }),
  uploadFontFile: call('POST /admin/font/{id}/file', 'admin', {
    says: 'Reçoit un fichier de police (.woff2, .woff, .ttf, .otf ; 1 Mo au plus), avec sa licence, et le donne à cette police ; sans fichier, note la licence de celui qui est en service. Refusé quand le fichier dit lui-même qu’il ne peut être joint à rien.',
    params: ById,
    body: z.strictObject({ licence: ShortText.trim().min(1), isFree: z.boolean().optional() }),
    files: 'images',
    answer: AdminFont,
    changes: 'content',
  }),
  removeFont: call('DELETE /admin/font/{id}', 'admin', {
    says: 'Revient à la police d’origine.',
    params: ById,
    answer: Nothing,
    changes: 'content',
  }),
}

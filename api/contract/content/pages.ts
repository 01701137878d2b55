import { z } from 'zod'
import { call } from '../platform/call.ts'
import { Id } from '../platform/values.ts'
import { MenuPage, PageUrl, PublicPage } from './page.ts'
import { Popup } from './popup.ts'

/** Pages and popups, for visitors. */
export const pages = {
  listPages: call('GET /page', 'public', {
    says: 'Les pages visibles du site, pour ses menus et son plan.',
    answer: z.array(MenuPage),
    follows: 'content',
  }),
  getPage: call('GET /page/{url*}', 'public', {
    says: 'Une page par son adresse ; celle de l’accueil s’écrit « home ».',
    params: z.strictObject({ url: PageUrl.min(1) }),
    answer: PublicPage,
    follows: 'content',
  }),
  getPopup: call('GET /popup/{id}', 'public', {
    says: 'Une fenêtre surgissante.',
    params: z.strictObject({ id: Id }),
    answer: Popup,
  }),
}

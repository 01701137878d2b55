import { href } from 'react-router'
import type { SettingsCard, Task } from '#app/models/house/task.ts'
import { type Role, reaches } from '#app/models/identity/role.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { backupTexts } from '#app/texts/house/backups.ts'
import { conformityTexts } from '#app/texts/house/conformity.ts'
import { deskText } from '#app/texts/house/desks.ts'
import { externalAppTexts } from '#app/texts/house/fields/external-apps.ts'
import { paymentDeskTexts } from '#app/texts/house/fields/payment.ts'
import { platformTexts } from '#app/texts/house/fields/platform.ts'
import { journalTexts } from '#app/texts/house/journal.ts'
import { figureTexts } from '#app/texts/house/orders/figures.ts'
import { orderRoundTexts } from '#app/texts/house/orders/order-round.ts'
import { dailySalesTexts } from '#app/texts/house/orders/sales.ts'
import { stockTexts } from '#app/texts/house/orders/stock.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import { ownStylesTexts } from '#app/texts/house/settings/own-styles.ts'
import { parameterGroups } from '#app/texts/house/settings/parameters.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import { tablesTexts } from '#app/texts/house/tables.ts'
import { settingsTexts, taskText } from '#app/texts/house/tasks.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { gridGoodsTexts } from '#app/texts/house/wine/grid.ts'
import type { MenuEntry, PanelFrame } from '#app/ui/house/frame/panel-frame-view.ts'
import { findDesk, narrowDesk } from './desks.server.ts'

type Screens = readonly string[]

/** The screens of each task by the rest of their addresses; it opens on the first. */
export const taskPlans: Record<Exclude<Task, 'settings'>, Screens> = {
  orders: ['commandes', 'commandes/preparation', 'retractations', 'reclamations', 'factures', 'codes'],
  wines: ['produits', 'produits/grille', 'inventaire', 'stock', 'categories', 'recompenses', 'vignerons', 'accords'],
  clients: [
    'clients',
    'messages',
    'reponses-pretes',
    'avis',
    'inscriptions',
    'reservations',
    'reponses',
    'membres',
    'demandes',
    'violations',
  ],
  site: ['pages', 'apparence', 'images', 'services', 'albums', 'formulaires', 'calendriers', 'sections', 'popups'],
  news: ['actualites', 'articles', 'dossiers', 'commentaires', 'elements', 'collections'],
  letter: ['lettres', 'abonnes', 'listes'],
  figures: ['chiffres', 'ventes', 'visites', 'clotures', 'plateforme'],
}

/** The screens behind each card of the settings. */
export const cardPlans: Record<SettingsCard, Screens> = {
  house: ['site', 'adresses', 'parametres?partie=company', 'parametres?partie=hours'],
  delivery: ['transporteurs', 'points-de-retrait', 'creneaux', 'fermetures'],
  payment: ['paiement', 'parametres?q=paiement'],
  shop: ['parametres?partie=shop', 'parametres?partie=features', 'site/conseil'],
  look: ['parametres?partie=look', 'logos', 'polices', 'parametres?partie=menu'],
  law: ['conformite', 'parametres?partie=legal'],
  team: ['equipe', 'invitations'],
  mails: ['courriels'],
  languages: ['langues'],
}

/** What few ever touch. */
export const advancedPlan: Screens = [
  ...['journal', 'tableaux', 'bienvenue', 'champs', 'declinaisons', 'definitions', 'prix', 'ecartes'],
  ...['parametres?partie=networks', 'applications', 'cles', 'webhooks', 'envois', 'styles', 'blocs', 'sauvegardes', 'sites'],
]

/** Screens that are no desk, and how they are called. */
const ownScreens: Record<string, string | ((goods: GoodsWords) => string)> = {
  'commandes/preparation': orderRoundTexts.title,
  'produits/grille': gridGoodsTexts.title,
  inventaire: stockTexts.title,
  chiffres: figureTexts.title,
  ventes: dailySalesTexts.title,
  apparence: lookTexts.title,
  styles: ownStylesTexts.title,
  site: settingTexts.site,
  'site/conseil': settingTexts.advice,
  paiement: paymentDeskTexts.title,
  plateforme: platformTexts.title,
  'parametres?q=paiement': settingTexts.otherMeans,
  conformite: conformityTexts.title,
  journal: journalTexts.title,
  tableaux: tablesTexts.title,
  bienvenue: welcomeTexts.title,
  applications: externalAppTexts.title,
  sauvegardes: backupTexts.title,
  ...Object.fromEntries(Object.entries(parameterGroups).map(([group, label]) => [`parametres?partie=${group}`, label])),
}

/** Screens that only those who run the machine have. */
const ofMachine = new Set(['sauvegardes'])

/** Screens that only a super-administrator has. */
const ofFew = new Set(['styles', 'blocs'])

/** Who asks, and of what their house speaks. */
export type WhoAsks = { role: Role; isOperator: boolean; goods: GoodsWords }

/** The screens of a plan that are there for whoever asks: what a desk would refuse them is not offered either. */
export function listEntries(plan: Screens, who: WhoAsks): MenuEntry[] {
  return plan.flatMap((slug) => {
    const own = ownScreens[slug] ?? deskText(slug, who.goods)?.many
    const label = typeof own === 'function' ? own(who.goods) : own
    return label !== undefined && mayOpen(slug, who) ? [{ href: `/admin/${slug}`, label }] : []
  })
}

/** Whether a screen is there for whoever asks. */
function mayOpen(slug: string, { role, isOperator }: Pick<WhoAsks, 'role' | 'isOperator'>): boolean {
  const desk = findDesk(slug)
  if (!desk) return (!ofFew.has(slug) || reaches(role, 'SUPER_ADMIN')) && mayRunMachine(slug, { role, isOperator })
  return narrowDesk(desk, role).calls.list !== undefined && (isOperator || !desk.isOperators)
}

function mayRunMachine(slug: string, { role, isOperator }: Pick<WhoAsks, 'role' | 'isOperator'>): boolean {
  return !ofMachine.has(slug) || (isOperator && reaches(role, 'SUPER_ADMIN'))
}

/** Where a task opens: on the first of its screens that are there. */
export function hrefOfTask(task: Task, who: WhoAsks): string {
  if (task === 'settings') return href('/admin/reglages')
  return listEntries(taskPlans[task], who)[0]?.href ?? href('/admin')
}

/** The task that the screen of this address belongs to; what lies beneath a screen belongs to its task. */
export function findTask(path: string): Task | undefined {
  const slug = slugOf(path)
  const own = Object.keys(taskPlans) as (keyof typeof taskPlans)[]
  const isSetting = slug === 'reglages' || [...Object.values(cardPlans), advancedPlan].some((plan) => isWithin(plan, slug))
  // A few screens lie beneath a desk of another task: the longer address says more.
  return own.find((task) => isWithin(taskPlans[task], slug)) ?? (isSetting ? 'settings' : undefined)
}

/** The other screens of a task, on each of them: of the settings those of the same card. */
export function listSisters(path: string, who: WhoAsks): PanelFrame['sisters'] {
  const slug = slugOf(path)
  const task = findTask(path)
  if (task === undefined) return undefined
  if (task !== 'settings') {
    return taskPlans[task].includes(slug)
      ? { label: taskText(task, who.goods), entries: listEntries(taskPlans[task], who) }
      : undefined
  }
  const back = { href: hrefOfTask(task, who), label: settingsTexts.title }
  const plan = [...Object.values(cardPlans), advancedPlan].find((one) => one.includes(slug))
  const beside = plan === undefined || plan === advancedPlan ? [] : plan.filter((one) => !one.includes('?'))
  const entries = plan === undefined && slug !== 'parametres' ? [] : [back, ...listEntries(beside, who)]
  return entries.length > 0 ? { label: settingsTexts.title, entries } : undefined
}

const slugOf = (path: string) => path.replace('/admin/', '')

function isWithin(plan: Screens, slug: string): boolean {
  return plan.some((one) => {
    const [screen = ''] = one.split('?')
    return slug === screen || slug.startsWith(`${screen}/`)
  })
}

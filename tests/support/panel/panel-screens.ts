import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../app/routes.ts'

/** A screen of each address of the panel that names a thing; those of desks are walked one by one elsewhere. */
const samples: Record<string, string[]> = {
  ':desk/:id/entete': ['/admin/actualites/portes-ouvertes-de-decembre/entete', '/admin/pages/le-domaine/entete'],
  ':desk/:id/comparer': ['/admin/pages/le-domaine/comparer'],
  ':desk/:id/versions': ['/admin/pages/le-domaine/versions'],
  'applications/:app': ['/admin/applications/analytics'],
  'aide/:page': ['/admin/aide/la-loi'],
  'bienvenue/:step': ['/admin/bienvenue/pages', '/admin/bienvenue/couleurs', '/admin/bienvenue/vin', '/admin/bienvenue/vente'],
  ':desk': [],
  'produits/:id': ['/admin/produits/clocher'],
  'produits/:id/studio': ['/admin/produits/clocher/studio'],
  ':desk/nouveau': ['/admin/pages/nouveau', '/admin/lettres/nouveau'],
  ':desk/:id': ['/admin/pages/le-domaine', '/admin/actualites/portes-ouvertes-de-decembre'],
  ':desk/:id/supprimer': ['/admin/pages/le-domaine/supprimer'],
  ':desk/:id/blocs': ['/admin/pages/le-domaine/blocs'],
  ':desk/:id/blocs/nouveau': ['/admin/pages/le-domaine/blocs/nouveau?sorte=quote'],
  ':desk/:id/blocs/:place': ['/admin/pages/le-domaine/blocs/1'],
}

/** Screens of one record whose id only a run knows: its desk, or another screen, leads to them. */
export const recordScreens: ReadonlySet<string> = new Set([
  ':desk/apercu/:id',
  ':desk/:id/composer',
  ':desk/:id/versions/:version',
  'apercu/:id',
  'produits/apercu/:id',
  'commandes/:id',
  'journal/:id',
  'reclamations/:id',
])

/** What shows no screen that a list leads to: acts, whose refusals show the screen they were sent from, and files. */
const others = new Set([
  ...['*', 'panneau.webmanifest', 'cave.js', 'cave/:act', 'ici', 'presence', 'liens'],
  ...['declinaisons/codes.pdf', 'declinaisons/:id/code/:format', 'polices/:id/fichier'],
  ...['tableaux/:what', 'factures/:id/pdf', 'livres/:what', 'chiffres/:table'],
  ...['commandes/:id/bon/:kind', 'courriels/:id/renvoyer', 'conformite/rapport'],
  ...['commandes/retenues/liberer', 'commandes/preparation/papiers', 'commandes/preparation/:act'],
  ...['commandes/:id/colis', 'commandes/:id/etat', 'commandes/:id/livraison', 'commandes/:id/articles', 'commandes/:id/note'],
  ...['commandes/:id/champs', 'commandes/:id/paiement', 'commandes/:id/remboursement', 'commandes/:id/sur-facture'],
  ...['retractations/:id/retour', 'retractations/:id/remboursement', 'retractations/:id/refus'],
  ...['reclamations/:id/photos/:file', 'apparence/:act', 'apparence/apparence.json'],
  ...[':desk/:id/brouillon/:act', ':desk/:id/composer/:act', ':desk/:id/blocs/sections', ':desk/:id/blocs/garder'],
  ...['lettres/:id/envoi/:act', 'images/photo', 'images/:id/point', 'images/:id/cadre', 'images/:id/fichier'],
  ...['reponses/tableau', 'reponses/:id/fichiers/:file', 'abonnes/tableau', ':desk/:id/lu'],
  ...['messages/:id/reponse', 'messages/:id/reponse/:reply', 'acheteurs/:id?', 'clients/:id/note', 'membres/:id/donnees'],
  ...['envois/:id/renvoyer', 'paiement/oublier', 'plateforme/oublier', 'plateforme/:id/fichier', 'plateforme/:id/deposer'],
  ...['applications/:app/oublier', 'parametres/origine', 'connexions/:id'],
  ...['produits/:id/studio/:shot', 'produits/grille/enregistrer', 'produits/apercu'],
])

/** Every screen of the panel to be looked at, made from the routes: one that nobody has thought of is told. */
export function panelScreens(): string[] {
  return panelPaths().flatMap((path) => {
    if (recordScreens.has(path) || !isScreen(path)) return []
    const named = samples[path]
    if (named) return named
    if (path.includes(':'))
      throw new Error(`no screen of the panel is looked at for /admin/${path}: name one in panel-screens.ts`)
    return [`/admin${path && `/${path}`}`]
  })
}

/** Whether an address, as the routes write it, shows a screen to whoever opens it. */
export function isScreen(path: string): boolean {
  return !others.has(path)
}

/** The addresses of the panel as the routes write them, without what is before all of them. */
export function panelPaths(): string[] {
  const walk = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path = '', index, file, children = [] }) => {
      const here = [above, path].filter(Boolean).join('/')
      return [...(path || index || file ? [here] : []), ...walk(children, here)]
    })
  const all = walk(routes as RouteConfigEntry[], '').filter((path) => path === 'admin' || path.startsWith('admin/'))
  return [...new Set(all)].map((path) => path.replace(/^admin\/?/, ''))
}

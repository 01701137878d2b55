import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'

/** A screen of each address of the panel that names a thing; those of desks are walked one by one elsewhere. */
const samples: Record<string, string[]> = {
  ':desk/:id/composer': [],
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

/** What shows no screen of its own, or one that its desk leads to: acts, files, things with an id that only a run knows. */
const others = new Set([
  ...['panneau.webmanifest', 'cave.js', 'cave/:act'],
  ...['declinaisons/codes.pdf', 'declinaisons/:id/code/:format', 'polices/:id/fichier'],
  ...[
    'ici',
    'presence',
    'liens',
    'tableaux/:what',
    'factures/:id/pdf',
    'livres/:what',
    'chiffres/:table',
    'commandes/:id/bon/:kind',
    'courriels/:id/renvoyer',
  ],
  ...[
    'commandes/retenues/liberer',
    'commandes/preparation/papiers',
    'commandes/preparation/:act',
    'commandes/:id',
    'commandes/:id/colis',
    'commandes/:id/etat',
    'commandes/:id/livraison',
    'commandes/:id/articles',
    'commandes/:id/note',
    'commandes/:id/champs',
    'commandes/:id/paiement',
    'commandes/:id/remboursement',
    'commandes/:id/sur-facture',
  ],
  ...['retractations/:id/retour', 'retractations/:id/remboursement', 'retractations/:id/refus'],
  ...[
    'reclamations/:id',
    'reclamations/:id/photos/:file',
    'apercu/:id',
    ':desk/apercu/:id',
    'apparence/:act',
    'apparence/apparence.json',
    'journal/:id',
    ':desk/:id/brouillon/:act',
    ':desk/:id/composer/:act',
    ':desk/:id/blocs/sections',
    ':desk/:id/blocs/garder',
  ],
  ...[
    ':desk/:id/versions/:version',
    'lettres/:id/envoi/:act',
    'images/photo',
    'images/:id/point',
    'images/:id/cadre',
    'images/:id/fichier',
  ],
  ...['reponses/tableau', 'reponses/:id/fichiers/:file', 'abonnes/tableau'],
  ...[
    ':desk/:id/lu',
    'messages/:id/reponse',
    'messages/:id/reponse/:reply',
    'acheteurs/:id?',
    'clients/:id/note',
    'membres/:id/donnees',
    'envois/:id/renvoyer',
    'paiement/oublier',
    'plateforme/oublier',
    'plateforme/:id/fichier',
    'plateforme/:id/deposer',
    'applications/:app/oublier',
    'parametres/origine',
    'connexions/:id',
    'produits/:id/studio/:shot',
    'produits/grille/enregistrer',
  ],
])

/** Every screen of the panel to be looked at, made from the routes: one that nobody has thought of is told. */
export function panelScreens(): string[] {
  return adminPaths().flatMap((path) => {
    if (others.has(path)) return []
    const named = samples[path]
    if (named) return named
    if (path.includes(':'))
      throw new Error(`no screen of the panel is looked at for /admin/${path}: name one in panel-screens.ts`)
    return [`/admin${path && `/${path}`}`]
  })
}

function adminPaths(): string[] {
  const walk = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path = '', index, file, children = [] }) => {
      const here = [above, path].filter(Boolean).join('/')
      return [...(path || index || file ? [here] : []), ...walk(children, here)]
    })
  const all = walk(routes as RouteConfigEntry[], '').filter((path) => path === 'admin' || path.startsWith('admin/'))
  return [...new Set(all)].map((path) => path.replace(/^admin\/?/, ''))
}

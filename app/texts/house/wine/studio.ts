import type {
  packshotFaults,
  packshotGrounds,
  packshotStates,
  ShotBottle,
  ShotView,
} from '#app/models/catalog/bottle/packshot.ts'

type Words<K extends string> = Record<K, string>

/** The screen on which a wine is photographed by program. */
export const studioTexts = {
  title: 'Photographie par programme',
  says: 'Une étiquette, la forme de la bouteille, son verre : le serveur en calcule une photographie de studio, à la vraie taille. Vos propres photos passent toujours devant.',
  none: 'Ce serveur n’a pas le programme qui photographie (Blender) : vos vins gardent leur dessin, et rien ne manque à la boutique.',
  ask: 'Des photographies',
  label: 'Votre étiquette (facultatif)',
  labelHint:
    'L’image à plat, de face : JPEG, PNG, WebP ou SVG ; elle sert à toutes les vues cochées. Le dos, coché avec d’autres, reçoit une contre-étiquette dessinée ; coché seul, il prend votre fichier. Sans fichier, tout est dessiné avec les mots de la fiche.',
  photo: 'C’est une photo de l’étiquette, prise de biais ou posée sur une table',
  photoHint: 'Elle y est cherchée, détourée et redressée : il suffit qu’elle soit entière sur un fond uni.',
  view: 'Ce qu’on voit : une photographie par vue cochée',
  build: 'Bouteille',
  glass: 'Verre',
  closure: 'Bouchage',
  capsule: 'Couleur de la capsule, de la cire ou de la coiffe',
  noView: 'Cochez au moins une vue.',
  asked: (count: number) => (count === 1 ? 'La première vue est demandée.' : `Les ${count} premières vues sont demandées.`),
  make: 'Faire les photographies',
  list: 'Photographies',
  nothing: 'Pas encore de photographie de ce vin.',
  follow: 'Suivre',
  following: 'Cette page se relit toutes les dix secondes.',
  another: 'Ne plus suivre, en demander une autre',
  waiting: (ahead: number) =>
    ahead === 0
      ? 'En attente : c’est la prochaine.'
      : `En attente : ${ahead} ${ahead === 1 ? 'autre passe' : 'autres passent'} avant.`,
  making: (progress: number) => `En cours : ${progress} sur 100.`,
  takes: 'Chaque photographie prend quelques minutes, davantage quand la machine travaille : la boutique passe avant elle.',
  gone: 'L’image a été supprimée de la médiathèque.',
  taken: 'Parmi les images du vin',
  take: 'Prendre cette photographie',
  ground: 'Fond',
  full: 'Ce vin montre déjà douze images : retirez-en une sur sa fiche.',
  notTaken: 'Cette photographie ne peut pas être prise : redemandez-la.',
  drawnLabel: 'étiquette dessinée',
  ownLabel: 'votre étiquette',
  labelAlt: (wine: string) => `Étiquette de ${wine}`,
  labelFolder: 'Étiquettes',
  views: {
    bottle: 'La bouteille seule',
    label: 'L’étiquette de près',
    back: 'Le dos et sa contre-étiquette',
    case: 'Une caisse de six',
    table: 'Une table, un verre servi',
  } satisfies Words<ShotView>,
  builds: {
    bourgogne: 'Bourguignonne',
    bordeaux: 'Bordelaise',
    champagne: 'Champenoise',
    clavelin: 'Clavelin',
    demi: 'Demi-bouteille',
    magnum: 'Magnum',
  } satisfies Words<ShotBottle['build']>,
  glasses: {
    green: 'Vert sombre',
    leaf: 'Feuille morte',
    black: 'Noir',
    gold: 'Doré clair',
    rose: 'Blanc',
  } satisfies Words<ShotBottle['glass']>,
  closures: {
    capsule: 'Capsule',
    wax: 'Cire',
    foil: 'Coiffe d’un vin à bulles',
  } satisfies Words<ShotBottle['closure']>,
  grounds: { clear: 'Transparent', paper: 'Papier du site' } satisfies Words<(typeof packshotGrounds)[number]>,
  states: { waiting: 'En attente', making: 'En cours', ready: 'Prête', failed: 'Échouée' } satisfies Words<
    (typeof packshotStates)[number]
  >,
  faults: {
    slow: 'Elle a pris plus d’une demi-heure : la machine est trop chargée. Redemandez-la plus tard.',
    crashed: 'Le programme n’a rien rendu. Redemandez-la ; si cela recommence, essayez une autre image d’étiquette.',
    full: 'Votre médiathèque est pleine : faites de la place, puis redemandez-la.',
  } satisfies Words<(typeof packshotFaults)[number]>,
} as const

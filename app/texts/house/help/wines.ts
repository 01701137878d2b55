import { capitalise } from '#app/models/platform/text/goods.ts'
import { deskText } from '../desks.ts'
import { houseGoods } from '../goods/house-goods.ts'
import { gridGoodsTexts } from '../wine/grid.ts'
import { wineTexts } from '../wine/wine.ts'
import type { GoodsHelpPage } from './help-page.ts'

/** How wines are sold and counted. */
export const winesHelp: Record<string, GoodsHelpPage> = {
  'mettre-un-vin-en-vente': (goods) => ({
    title: `Mettre ${goods.sort.un} ${goods.sort.one} en vente`,
    part: 'wines',
    screens: ['produits'],
    says: `${capitalise(goods.sort.un)} ${goods.sort.one}, ses ${goods.figure === 'bottle' ? 'millésimes' : houseGoods(goods).form.many}, son étiquette et sa photo tiennent sur un seul écran.`,
    steps: [
      `Ouvrez « ${deskText('produits', goods)?.many} » et cliquez sur « ${deskText('produits', goods)?.create} ».`,
      `Sous « ${wineTexts.identity(goods)} », dites son nom ; dans « ${wineTexts.table(goods)} », l’année, la contenance, le prix et le stock.`,
      goods.figure === 'bottle'
        ? 'Ajoutez une photo et remplissez « Étiquette » : le degré, les ingrédients, les allergènes.'
        : 'Ajoutez une photo et remplissez « Étiquette » : ce que la loi veut y lire.',
      'Ou ouvrez « Le dire en une ligne » : le formulaire se remplit de ce qu’elle dit ; la recherche la comprend aussi.',
      'Cliquez sur « Ajouter et publier » ; s’il manque quelque chose, l’écran le nomme et y mène.',
    ],
    related: ['changer-un-prix', 'photos', 'compter-le-stock', 'la-loi'],
  }),
  'raconter-un-vin': (goods) => ({
    title: `Raconter ${goods.sort.un} ${goods.sort.one}`,
    part: 'wines',
    screens: ['produits'],
    says: `L’histoire d’${goods.sort.un} ${goods.sort.one} s’écrit comme une page : brouillon, aperçu, versions, parution prévue.`,
    steps: [
      `Ouvrez « ${deskText('produits', goods)?.many} » et ${goods.sort.le} ${goods.sort.one}. Sous « Histoire », « L’écrire bloc par bloc » ouvre son brouillon.`,
      `« Composer l’histoire » l’écrit à vue ; « Voir l’aperçu » montre la page ${goods.sort.du} ${goods.sort.one} avec elle.`,
      '« Publier » la met en ligne, « Publier le… » plus tard. « Versions » ramène un texte d’avant.',
      'Écrite dans le champ « Histoire » lui-même, elle paraît dès « Enregistrer », en paragraphes simples.',
    ],
    related: ['mettre-un-vin-en-vente', 'ecrire-une-page', 'qui-fait-les-vins'],
  }),
  'qui-fait-les-vins': (goods) => ({
    title: `Dire qui ${houseGoods(goods).made} les ${goods.sort.many}`,
    part: 'wines',
    screens: ['vignerons'],
    says: `La page d’${goods.sort.un} ${goods.sort.one} dit qui l’a ${houseGoods(goods).made}${goods.sort.e}, à côté de son histoire.`,
    steps: [
      `Ouvrez « Qui ${houseGoods(goods).made} les ${goods.sort.many} » et cliquez sur « Nouvelle personne ».`,
      'Dites son nom, ce qu’elle fait et une phrase ; ajoutez une photo si vous en avez une.',
      `Sans « ${capitalise(goods.sort.many)} ${houseGoods(goods).made}${goods.sort.e}s », elle paraît sur ${goods.sort.tous} ; cochez-en pour ne la montrer que là.`,
      'Cochez « Publié », puis « Ajouter ».',
    ],
    related: ['mettre-un-vin-en-vente', 'photos'],
  }),
  'changer-un-prix': (goods) => ({
    title: 'Changer un prix',
    part: 'wines',
    screens: ['produits', 'prix'],
    says: `Le prix vendu est celui du ${goods.figure === 'bottle' ? houseGoods(goods).year : 'format'}.`,
    steps: [
      `Ouvrez « ${deskText('produits', goods)?.many} » et ${goods.sort.le} ${goods.sort.one}.`,
      `Dans « ${wineTexts.table(goods)} », changez « Prix (€) » et cliquez sur « Enregistrer ».`,
      'Pour un prix barré, dépliez « Étiquette, réduction… » : le prix de départ est le plus bas des trente derniers jours, comme le veut la loi.',
    ],
    related: ['changer-beaucoup-de-prix', 'code-de-reduction', 'mettre-un-vin-en-vente'],
  }),
  'changer-beaucoup-de-prix': (goods) => ({
    title: 'Changer beaucoup de prix à la fois',
    part: 'wines',
    screens: ['produits/grille'],
    says: `La grille montre ${goods.sort.tous} les ${goods.sort.many} sur une feuille : prix, réductions, stock, en vente ou non.`,
    steps: [
      `Ouvrez « ${gridGoodsTexts.title(goods)} » ; cherchez, ou choisissez une « Catégorie ».`,
      'Écrivez dans les cases, ou collez une colonne copiée d’un tableur : elle remplit vers le bas à partir de la case où vous êtes. Entrée descend d’une case, Ctrl+D la remplit comme celle du dessus, Échap lui rend sa valeur.',
      `Pour les prix de janvier, une réduction de trois semaines ou des ${goods.sort.many} épuisé${goods.sort.e}s : cochez des lignes, dépliez « Changer plusieurs lignes » et dites quoi faire.`,
      `« Voir ce qui va changer » montre chaque ${goods.sort.one}, avant et après ; rien n’est encore enregistré.`,
      'Enregistrez : tout passe d’un coup, et « Annuler » le reprend d’un coup.',
    ],
    related: ['changer-un-prix', 'compter-le-stock'],
  }),
  'compter-le-stock': (goods) => ({
    title: 'Compter le stock',
    part: 'wines',
    screens: ['inventaire', 'stock'],
    says: `Une feuille pour tout${goods.figure === 'bottle' ? 'e la cave' : ' le stock'} ; chaque changement garde son motif.`,
    steps: [
      `Ouvrez « Stock ${goods.store} ».`,
      'Écrivez les nombres comptés sous « En stock », choisissez « un inventaire : ce que j’ai compté » et dites le « Motif ».',
      `Sur un téléphone qui sait lire les codes, « Lire les ${goods.piece.many} » mène à la ligne ${goods.piece.du} ${goods.piece.one} que vous tenez ; « Compter en lisant » en ajoute ${goods.piece.un} à chaque lecture. Une douchette y mène aussi.`,
      'Cliquez sur « Enregistrer le stock ». « Mouvements de stock » en garde la trace.',
    ],
    related: ['mettre-un-vin-en-vente', 'vente-au-caveau'],
  }),
  'composer-un-coffret': (goods) => ({
    title: 'Composer un coffret',
    part: 'wines',
    screens: ['produits'],
    says: `Vendre un coffret sort aussi ses ${goods.piece.many} du stock.`,
    steps: [
      `Ouvrez « ${deskText('produits', goods)?.many} » et cliquez sur « ${deskText('produits', goods)?.create} ».`,
      `Sous « Contenu du coffret », choisissez ses ${goods.sort.many} et leur nombre ; « Ajouter une ligne » en donne d’autres.`,
      'Dites son prix et cliquez sur « Ajouter et publier ».',
    ],
    related: ['mettre-un-vin-en-vente', 'compter-le-stock'],
  }),
  photos: {
    title: 'Envoyer des photos',
    part: 'site',
    screens: ['images'],
    says: 'Une photo s’envoie là où vous en avez besoin : déposée, collée ou prise au téléphone.',
    steps: [
      'Dans un formulaire, déposez la photo à sa place, ou choisissez « Une image du site ».',
      'Dites « Ce que montre la photo » : on le lit à qui ne la voit pas.',
      '« Images et fichiers » les garde toutes ; « Le point à garder en vue » dit ce qu’aucun cadre ne doit couper.',
    ],
    related: ['mettre-un-vin-en-vente', 'ecrire-une-page'],
  },
}

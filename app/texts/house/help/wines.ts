import type { HelpPage } from './help-page.ts'

/** How wines are sold and counted. */
export const winesHelp: Record<string, HelpPage> = {
  'mettre-un-vin-en-vente': {
    title: 'Mettre un vin en vente',
    part: 'wines',
    screens: ['produits'],
    says: 'Un vin, ses millésimes, son étiquette et sa photo tiennent sur un seul écran.',
    steps: [
      'Ouvrez « Vins et coffrets » et cliquez sur « Nouveau vin ».',
      'Sous « Le vin », dites son nom ; dans « Millésimes et formats », l’année, la contenance, le prix et le stock.',
      'Ajoutez une photo et remplissez « Étiquette » : le degré, les ingrédients, les allergènes.',
      'Ou ouvrez « Le dire en une ligne » : le formulaire se remplit de ce qu’elle dit ; la recherche la comprend aussi.',
      'Cliquez sur « Ajouter et publier » ; s’il manque quelque chose, l’écran le nomme et y mène.',
    ],
    related: ['changer-un-prix', 'photos', 'compter-le-stock', 'la-loi'],
  },
  'raconter-un-vin': {
    title: 'Raconter un vin',
    part: 'wines',
    screens: ['produits'],
    says: 'L’histoire d’un vin s’écrit comme une page : brouillon, aperçu, versions, parution prévue.',
    steps: [
      'Ouvrez « Vins et coffrets » et le vin. Sous « Histoire », « L’écrire bloc par bloc » ouvre son brouillon.',
      '« Composer l’histoire » l’écrit à vue ; « Voir l’aperçu » montre la page du vin avec elle.',
      '« Publier » la met en ligne, « Publier le… » plus tard. « Versions » ramène un texte d’avant.',
      'Écrite dans le champ « Histoire » lui-même, elle paraît dès « Enregistrer », en paragraphes simples.',
    ],
    related: ['mettre-un-vin-en-vente', 'ecrire-une-page', 'qui-fait-les-vins'],
  },
  'qui-fait-les-vins': {
    title: 'Dire qui fait les vins',
    part: 'wines',
    screens: ['vignerons'],
    says: 'La page d’un vin dit qui l’a fait, à côté de son histoire.',
    steps: [
      'Ouvrez « Qui fait les vins » et cliquez sur « Nouvelle personne ».',
      'Dites son nom, ce qu’elle fait et une phrase ; ajoutez une photo si vous en avez une.',
      'Sans « Vins faits », elle paraît sur tous ; cochez-en pour ne la montrer que là.',
      'Cochez « Publié », puis « Ajouter ».',
    ],
    related: ['mettre-un-vin-en-vente', 'photos'],
  },
  'changer-un-prix': {
    title: 'Changer un prix',
    part: 'wines',
    screens: ['produits', 'prix'],
    says: 'Le prix vendu est celui du millésime.',
    steps: [
      'Ouvrez « Vins et coffrets » et le vin.',
      'Dans « Millésimes et formats », changez « Prix (€) » et cliquez sur « Enregistrer ».',
      'Pour un prix barré, dépliez « Étiquette, réduction… » : le prix de départ est le plus bas des trente derniers jours, comme le veut la loi.',
    ],
    related: ['changer-beaucoup-de-prix', 'code-de-reduction', 'mettre-un-vin-en-vente'],
  },
  'changer-beaucoup-de-prix': {
    title: 'Changer beaucoup de prix à la fois',
    part: 'wines',
    screens: ['produits/grille'],
    says: 'La grille montre tous les vins sur une feuille : prix, réductions, stock, en vente ou non.',
    steps: [
      'Ouvrez « Grille des vins » ; cherchez, ou choisissez une « Catégorie ».',
      'Écrivez dans les cases, ou collez une colonne copiée d’un tableur : elle remplit vers le bas à partir de la case où vous êtes. Entrée descend d’une case, Ctrl+D la remplit comme celle du dessus, Échap lui rend sa valeur.',
      'Pour les prix de janvier, une réduction de trois semaines ou des vins épuisés : cochez des lignes, dépliez « Changer plusieurs lignes » et dites quoi faire.',
      '« Voir ce qui va changer » montre chaque vin, avant et après ; rien n’est encore enregistré.',
      'Enregistrez : tout passe d’un coup, et « Annuler » le reprend d’un coup.',
    ],
    related: ['changer-un-prix', 'compter-le-stock'],
  },
  'compter-le-stock': {
    title: 'Compter le stock',
    part: 'wines',
    screens: ['inventaire', 'stock'],
    says: 'Une feuille pour toute la cave ; chaque changement garde son motif.',
    steps: [
      'Ouvrez « Stock de la cave ».',
      'Écrivez les nombres comptés sous « En stock », choisissez « un inventaire : ce que j’ai compté » et dites le « Motif ».',
      'Sur un téléphone qui sait lire les codes, « Lire les bouteilles » mène à la ligne de la bouteille que vous tenez ; « Compter en lisant » en ajoute une à chaque lecture. Une douchette y mène aussi.',
      'Cliquez sur « Enregistrer le stock ». « Mouvements de stock » en garde la trace.',
    ],
    related: ['mettre-un-vin-en-vente', 'vente-au-caveau'],
  },
  'composer-un-coffret': {
    title: 'Composer un coffret',
    part: 'wines',
    screens: ['produits'],
    says: 'Vendre un coffret sort aussi ses bouteilles du stock.',
    steps: [
      'Ouvrez « Vins et coffrets » et cliquez sur « Nouveau vin ».',
      'Sous « Contenu du coffret », choisissez ses vins et leur nombre ; « Ajouter une ligne » en donne d’autres.',
      'Dites son prix et cliquez sur « Ajouter et publier ».',
    ],
    related: ['mettre-un-vin-en-vente', 'compter-le-stock'],
  },
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

import type { Tale } from './tale.ts'

/** What has happened on the estate, the latest first; those that are put forward say so. */
export const demoNews: (Tale & { promoted?: true })[] = [
  {
    slug: 'portes-ouvertes-de-decembre',
    title: 'Deux jours de portes ouvertes avant Noël',
    summary: 'Le caveau, la cave et la cuisine sont ouverts, avec cinq vins à goûter et la soupe de Marthe.',
    image: 'hills-winter',
    date: '2026-11-16',
    promoted: true,
    text: [
      'Nous ouvrons tout : le caveau, la cave à la lampe et la cuisine où mijote la soupe aux pois de Marthe. On entre par la cour, on ressort quand on veut.',
      'Cinq vins sont à goûter : la Nuit claire, Les Murgers, La Combe au Geai, le Vin de paille, et le vin jaune que nous venons de mettre en bouteilles. Colin fait descendre douze personnes à la fois, toutes les demi-heures.',
      'Venez en train si vous pouvez : la gare est à dix minutes à pied, et quelqu’un ira vous chercher sur un coup de téléphone.',
    ],
  },
  {
    slug: 'le-vin-jaune-est-en-bouteilles',
    title: 'Le vin jaune est en bouteilles',
    summary: 'Six ans et trois mois après la vendange, onze fûts ont donné deux mille six cents clavelins.',
    image: 'bottle-jaune',
    date: '2026-10-28',
    promoted: true,
    text: [
      'Il est entré en fût quand les enfants de Jeanne apprenaient à lire. Il en sort maintenant, doré comme une croûte de pain.',
      'Sur cent litres mis à vieillir, il en reste soixante-deux : le reste est parti avec le temps, comme prévu. C’est ce que dit la taille du clavelin.',
      'Il est au caveau dès cette semaine, à côté du Vin jaune 2016. La Vouivre, quatre ans sous le même voile, fait patienter les pressés. Attendez-le encore dix ans si vous savez où vous mettez les choses.',
    ],
  },
  {
    slug: 'vendange-finie',
    title: 'La vendange est finie, et personne n’est fâché',
    summary: 'Dix-neuf jours, trente coupeurs, un orage évité de deux heures.',
    image: 'hills-harvest',
    date: '2026-09-29',
    promoted: true,
    text: [
      'Le poulsard de La Combe au Geai est rentré le premier, le savagnin des Marnes grises le dernier, comme toujours. Entre les deux, dix-neuf jours et un seul orage, arrivé deux heures après la dernière remorque.',
      'Les jus sont clairs, les acidités justes. Il y a moins de grappes que l’an passé, elles sont plus petites, et c’est très bien ainsi.',
      'Merci aux trente coupeurs, dont quatre venaient pour la première fois et reviendront, paraît-il, malgré le dos.',
    ],
  },
  {
    slug: 'un-nouveau-pressoir',
    title: 'Un pressoir plus lent que l’ancien',
    summary: 'Il presse en quatre heures ce que l’autre faisait en deux. C’est pour cela que nous l’avons choisi.',
    image: 'cellar',
    date: '2026-08-20',
    text: [
      'L’ancien avait trente ans et l’impatience de son époque. Le nouveau appuie doucement, attend, appuie encore : les peaux restent entières et les jus sortent clairs. Les Murgers et La Côte au soleil y passeront les premiers.',
      'Il a fallu démonter la porte de la grange pour le faire entrer. Elle est remontée, droite pour la première fois depuis 1932.',
    ],
  },
  {
    slug: 'medaille-pour-la-nuit-claire',
    title: 'Une médaille d’argent pour la Nuit claire',
    summary: 'Notre crémant est remarqué au Concours des vins de montagne.',
    image: 'medal-argent',
    date: '2026-06-30',
    text: [
      'Le jury a aimé sa bulle fine et sa fin de bouche, nous dit la lettre. Nous aimons surtout qu’il accompagne aussi bien un comté qu’un dimanche soir.',
      'La médaille est au caveau, la bouteille aussi.',
    ],
  },
  {
    slug: 'ulysse-prend-sa-retraite',
    title: 'Ulysse prend sa retraite, Duchesse reste',
    summary: 'Quatorze ans de labour au Clos de l’Abbesse : le cheval a gagné son pré.',
    image: 'map',
    date: '2026-05-11',
    text: [
      'Ulysse a tiré la décavaillonneuse pendant quatorze printemps, sans jamais marcher sur un pied de vigne. Il broute désormais au bord de la Vouivre.',
      'Duchesse continue, avec un jeune comtois qui s’appelle Nougat et qui apprend à ne pas manger les bourgeons.',
    ],
  },
  {
    slug: 'gelees-d-avril',
    title: 'Trois nuits de gel, et des bougies',
    summary: 'Moins trois degrés dans la Combe au Geai : nous avons sauvé les deux tiers de la récolte.',
    image: 'hills-calm',
    date: '2026-04-19',
    text: [
      'À deux heures du matin, tout le village était dans les rangs. Quatre cents bougies par hectare, une toutes les quatre enjambées.',
      'Un tiers des bourgeons du bas est perdu. Le haut n’a rien. Nous remercions nos voisins, qui ont porté des seaux sans qu’on le leur demande.',
    ],
  },
  {
    slug: 'la-percee-en-fevrier',
    title: 'Nous serons à la percée du vin jaune',
    summary: 'Deux jours dans les caves du village voisin : notre stand est sous la halle.',
    image: 'bottle-abbesse',
    date: '2026-01-18',
    text: [
      'On y goûte le millésime que l’on perce, debout, avec un verre au cou et de bonnes chaussures. Nous servons le Vin jaune 2016, La Vouivre et le Vin de paille, et tranchons le comté nous-mêmes.',
      'Les billets se prennent à l’entrée de la fête. Celui qui conduit boit du jus de nos raisins, et il est bon.',
    ],
  },
  {
    slug: 'un-site-tout-neuf',
    title: 'Le domaine a un nouveau site',
    summary: 'Les vins, les dates et les nouvelles, au même endroit et sans détour.',
    image: 'shoot',
    date: '2025-12-02',
    text: [
      'Il se lit sur un téléphone au milieu des vignes comme sur un grand écran. Il ne demande rien qu’il n’utilise, et se passe de tout ce qui suit les gens à la trace.',
      'Dites-nous ce qui vous manque : la page de contact arrive directement sur le bureau de Fatou.',
    ],
  },
  {
    slug: 'dix-sept-sur-vingt',
    title: 'Dix-sept sur vingt pour le Clos de l’Abbesse',
    summary: 'Un guide a goûté notre savagnin et lui a trouvé du caractère. Nous aussi.',
    image: 'medal-guide',
    date: '2025-11-08',
    text: [
      'Le guide parle de noix fraîche, de pomme et d’un peu de fumée. Colin, lui, parle de la marne grise et du vent du soir.',
      'Il reste quelques caisses de ce millésime au caveau.',
    ],
  },
  {
    slug: 'trois-semaines-sans-caveau',
    title: 'Le caveau ferme pendant la vendange',
    summary: 'Du lundi au vendredi, tout le monde est dans les rangs ; le samedi, la porte est ouverte.',
    image: 'box-6',
    date: '2025-09-01',
    text: [
      'Pendant trois semaines, il n’y a personne derrière la table du caveau en semaine. Le samedi matin, Jeanne vous reçoit comme d’habitude.',
      'Les commandes du site partent le lundi et le jeudi.',
    ],
  },
]

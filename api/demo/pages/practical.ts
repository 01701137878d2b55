import { type DemoPage, heading, richText } from './page-of.ts'

/** The heading of the menu above what one has to know; whoever asks for its own address finds the same entries. */
export const practical: DemoPage = {
  id: 'pratique',
  url: 'pratique',
  title: 'Pratique',
  menu_title: 'Pratique',
  meta_description: 'Venir à Montorge, poser une question, commander pour une entreprise ou écrire un article.',
  is_text: 1,
  blocks: [
    { type: 'title', text: 'Pratique' },
    {
      type: 'cards',
      title: '',
      cards: [
        { title: 'Venir nous voir', text: 'En train, en voiture ou à vélo.', href: '/venir-nous-voir' },
        { title: 'Questions fréquentes', text: 'La garde, les envois, les visites.', href: '/questions-frequentes' },
        { title: 'Entreprises', text: 'Cartons à votre nom et journées au domaine.', href: '/offres-entreprises' },
        { title: 'Presse', text: 'Des faits et des images.', href: '/presse' },
      ],
    },
  ],
}

/** The way here. */
export const directions: DemoPage = {
  id: 'venir-nous-voir',
  id_parent: 'pratique',
  url: 'venir-nous-voir',
  title: 'Venir nous voir',
  menu_title: 'Venir nous voir',
  meta_description: 'En voiture, en train ou à vélo : le chemin du Domaine des Trois Coteaux, 7, rue de la Vouivre, à Montorge.',
  blocks: [
    {
      type: 'title',
      text: 'Venir nous voir',
      lead: '7, rue de la Vouivre, 39600 Montorge. La maison aux volets rouges, derrière le lavoir.',
    },
    {
      type: 'text-image',
      eyebrow: 'Le chemin',
      title: 'De la gare, de la route, de la voie verte',
      body: richText(
        heading('En train'),
        'Gare de Mouchard, à dix kilomètres. Dites-nous votre train, Fatou vient vous chercher le vendredi et le samedi.',
        heading('En voiture'),
        'Sortie Poligny de l’A39, puis vingt minutes par Arbois. Parking sous les tilleuls, une prise pour les voitures électriques.',
        heading('À vélo'),
        'La voie verte passe au lavoir. Les arceaux sont dans la cour, une pompe et de l’eau aussi.',
      ),
      actions: [],
      picture: { image: 'map-tall' },
      side: 'right',
    },
    { type: 'map', title: 'Sur la carte', lead: 'Le portail est ouvert aux heures du caveau.', withMap: true, ground: 'sand' },
    { type: 'embed', provider: 'openstreetmap', reference: '46.903,5.774,13', title: 'Le village et ses chemins' },
    {
      type: 'text',
      title: 'Dormir au village',
      body: richText(
        'Deux chambres chez Odile, au-dessus de la boulangerie, et le gîte communal de douze lits. Nous donnons les numéros au caveau.',
      ),
    },
  ],
}

/** What is asked most. */
export const questions: DemoPage = {
  id: 'questions-frequentes',
  id_parent: 'pratique',
  url: 'questions-frequentes',
  title: 'Questions fréquentes',
  menu_title: 'Questions fréquentes',
  meta_description: 'Commande, livraison, garde, visites : les réponses aux questions que l’on nous pose le plus souvent.',
  type: 'page',
  blocks: [
    { type: 'title', text: 'Questions fréquentes' },
    {
      type: 'accordion',
      title: 'Le vin',
      items: [
        {
          title: 'Combien de temps garder une bouteille ?',
          body: richText(
            'Le crémant deux ans, les rouges cinq, les blancs ouillés huit. Le savagnin sous voile quinze ans, le vin jaune bien plus que nous.',
          ),
        },
        {
          title: 'Le vin est trouble, est-ce normal ?',
          body: richText(
            'Oui pour le poulsard, que nous ne filtrons pas. Laissez la bouteille debout une journée, puis servez sans remuer.',
          ),
        },
        {
          title: 'Vos vins contiennent-ils des sulfites ?',
          body: richText(
            'Oui, un peu, ajoutés à la mise. La quantité totale de chaque vin est donnée par le code au dos de la bouteille.',
          ),
        },
      ],
    },
    {
      type: 'accordion',
      title: 'Les commandes et les envois',
      items: [
        {
          title: 'Quand partent les cartons ?',
          body: richText('Les mardis et jeudis, sous 48 h ouvrées. En période de gel ou de canicule, nous attendons avec vous.'),
        },
        {
          title: 'Une bouteille est arrivée cassée, que faire ?',
          body: richText(
            'Gardez le carton, prenez une photo et [écrivez-nous](/contact) dans les trois jours : nous la remplaçons.',
          ),
        },
        {
          title: 'Livrez-vous des mineurs ?',
          body: richText('Non. Une preuve de majorité est demandée à la livraison comme au caveau.'),
        },
      ],
    },
    {
      type: 'accordion',
      title: 'Les visites',
      items: [
        {
          title: 'Faut-il réserver ?',
          body: richText(
            'Pour le caveau, non, jusqu’à huit personnes. Pour les [visites](/visites), oui, la veille au plus tard.',
          ),
        },
        {
          title: 'Les chiens sont-ils admis ?',
          body: richText('Dans les vignes, en laisse. À la cave, non : le voile n’aime pas les poils.'),
        },
      ],
    },
  ],
}

import { type DemoPage, richText } from './page-of.ts'

/** Who does what. */
export const people: DemoPage = {
  id: 'l-equipe',
  id_parent: 'vigne-et-cave',
  url: 'l-equipe',
  title: 'L’équipe',
  menu_title: 'L’équipe',
  meta_description: 'Jeanne, Colin, Bastien, Fatou et deux chevaux : qui travaille au Domaine des Trois Coteaux.',
  blocks: [
    { type: 'title', text: 'L’équipe', lead: 'Quatre personnes à l’année, vingt en septembre, et deux comtoises.' },
    {
      type: 'cards',
      title: 'À l’année',
      cards: [
        {
          title: 'Jeanne Vuillemin',
          text: 'La cave et les assemblages. Elle goûte chaque fût le lundi, à jeun, et note tout au crayon.',
        },
        { title: 'Colin Vuillemin', text: 'Les vignes et les chevaux. Il sait le nom de chaque rang et celui qui l’a planté.' },
        {
          title: 'Bastien Roy',
          text: 'Chef de culture, venu pour une vendange en 2014. Il répare ce qui casse et ce qui va casser.',
        },
        {
          title: 'Fatou Diallo',
          text: 'Le caveau, les commandes et les envois. C’est sa voix au téléphone et son écriture sur les mots glissés dans les cartons.',
        },
      ],
    },
    {
      type: 'text-image',
      eyebrow: 'Dans les pentes',
      title: 'Vouivre et Tarasque',
      body: richText(
        'Deux juments comtoises de neuf et douze ans. Elles labourent la Combe au Geai, où un tracteur tasserait la marne, et rentrent à midi quand il fait plus de vingt-six degrés.',
        'On les salue au pré, derrière le lavoir. Les carottes sont bienvenues, le sucre non.',
      ),
      actions: [],
      picture: { image: 'hills-harvest' },
      side: 'right',
    },
    {
      type: 'accordion',
      title: 'Travailler avec nous',
      items: [
        {
          title: 'Vendanger en septembre',
          body: richText(
            'Nous prenons vingt personnes pour trois semaines, logées au village ou sous la tente dans le verger. Le repas de midi est pris ensemble. Écrivez-nous avant le 15 juin par la [page de contact](/contact).',
          ),
        },
        {
          title: 'Faire un apprentissage',
          body: richText('Un apprenti par an, au lycée viticole de Montmorot ou de Beaune. La place se décide en mars.'),
        },
      ],
    },
  ],
}

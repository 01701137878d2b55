import type { RichBlock } from '#app/models/site/rich-text.ts'
import { guaranteeNotice as words } from './guarantee-notice.ts'
import { framed, list, say, strong } from './parts.ts'

/** The harmonised notice on the legal guarantee as words: a file or a mail that carries the terms carries it too. */
export function guaranteeWords(): RichBlock {
  return framed(
    say(strong(words.title)),
    say(`${words.claims} ${words.faults.join(' ')}`),
    say(`${words.liable} ${words.remedies.join(' ')}`),
    say(words.longer),
    say(`${words.ask} (${words.shown})`),
    say(`${words.doing} 1. ${words.steps[0]} 2. ${words.steps[1]}`),
    say(words.commercial),
  )
}

/** The frame of article D211-2 in the words of its annex: nothing of it is ours to change. */
export function guaranteeFrame(): RichBlock {
  return framed(
    say(
      'Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.',
    ),
    say(
      'Lorsque le contrat de vente du bien prévoit la fourniture d’un contenu numérique ou d’un service numérique de manière continue pendant une durée supérieure à deux ans, la garantie légale est applicable à ce contenu numérique ou ce service numérique tout au long de la période de fourniture prévue. Durant ce délai, le consommateur n’est tenu d’établir que l’existence du défaut de conformité affectant le contenu numérique ou le service numérique et non la date d’apparition de celui-ci.',
    ),
    say(
      'La garantie légale de conformité emporte obligation pour le professionnel, le cas échéant, de fournir toutes les mises à jour nécessaires au maintien de la conformité du bien.',
    ),
    say(
      'La garantie légale de conformité donne au consommateur droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande, sans frais et sans inconvénient majeur pour lui.',
    ),
    say(
      'Si le bien est réparé dans le cadre de la garantie légale de conformité, le consommateur bénéficie d’une extension de six mois de la garantie initiale.',
    ),
    say(
      'Si le consommateur demande la réparation du bien, mais que le vendeur impose le remplacement, la garantie légale de conformité est renouvelée pour une période de deux ans à compter de la date de remplacement du bien.',
    ),
    say(
      'Le consommateur peut obtenir une réduction du prix d’achat en conservant le bien ou mettre fin au contrat en se faisant rembourser intégralement contre restitution du bien, si :',
    ),
    say('1° Le professionnel refuse de réparer ou de remplacer le bien ;'),
    say('2° La réparation ou le remplacement du bien intervient après un délai de trente jours ;'),
    say(
      '3° La réparation ou le remplacement du bien occasionne un inconvénient majeur pour le consommateur, notamment lorsque le consommateur supporte définitivement les frais de reprise ou d’enlèvement du bien non conforme, ou s’il supporte les frais d’installation du bien réparé ou de remplacement ;',
    ),
    say('4° La non-conformité du bien persiste en dépit de la tentative de mise en conformité du vendeur restée infructueuse.'),
    say(
      'Le consommateur a également droit à une réduction du prix du bien ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la réparation ou le remplacement du bien au préalable.',
    ),
    say('Le consommateur n’a pas droit à la résolution de la vente si le défaut de conformité est mineur.'),
    say(
      'Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à courir jusqu’à la délivrance du bien remis en état.',
    ),
    say(
      'Les droits mentionnés ci-dessus résultent de l’application des articles L. 217-1 à L. 217-32 du code de la consommation.',
    ),
    say(
      'Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 241-5 du code de la consommation).',
    ),
    say(
      'Le consommateur bénéficie également de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le bien est conservé ou à un remboursement intégral contre restitution du bien.',
    ),
  )
}

/** The model notice of article R221-3, filled in for goods that come in one or more parcels; its function stands there with its address. */
export function withdrawalNotice({
  company,
  address,
  online,
}: {
  company: string
  address: string
  online: string
}): RichBlock[] {
  return [
    say(
      strong('Droit de rétractation.'),
      ' Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien.',
    ),
    say(
      `Pour exercer le droit de rétractation, vous devez nous notifier (${[company, address].filter(Boolean).join(', ')}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.`,
    ),
    ...(online
      ? [
          say(
            `Vous pouvez également exercer votre droit de rétractation en ligne à l’adresse suivante : ${online}. Si vous utilisez cette fonction en ligne, nous vous enverrons, sans retard excessif, un accusé de réception sur un support durable (par courriel) comprenant le contenu de la déclaration de rétractation ainsi que la date et l’heure de sa transmission.`,
          ),
        ]
      : []),
    say(
      'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
    ),
    say(strong('Effets de la rétractation.')),
    list(
      'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
      'Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
      'Vous devrez renvoyer ou rendre le bien à l’adresse ci-dessus sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
      'Vous devrez prendre en charge les frais directs de renvoi du bien.',
      'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
    ),
  ]
}

import type { EnclosedFile } from './enclose.ts'

/** What a file says of itself to archives, and of the invoice within it. */
export function describeFile(title: string, enclosed: EnclosedFile | undefined): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(title)}</rdf:li></rdf:Alt></dc:title>
</rdf:Description>
${enclosed ? describeInvoice(enclosed) : ''}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

/** The words of Factur-X, and, as archives ask, what these words mean. */
function describeInvoice({ name }: EnclosedFile): string {
  const space = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
  const said = { DocumentFileName: name, DocumentType: 'INVOICE', Version: '1.0', ConformanceLevel: 'EN 16931' }
  const words = Object.keys(said).map(
    (word) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${word}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${word}</pdfaProperty:description>
</rdf:li>`,
  )
  return `<rdf:Description rdf:about="" xmlns:fx="${space}">
${Object.entries(said)
  .map(([word, text]) => `<fx:${word}>${text}</fx:${word}>`)
  .join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${space}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${words.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`
}

function escapeText(text: string): string {
  const plain = Buffer.from(text)
    .toString()
    .replaceAll(/\p{Cc}/gu, ' ')
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

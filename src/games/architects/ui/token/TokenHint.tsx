import { token } from '../../catalogue/index.ts'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'

export function TokenHint({ no }: { readonly no: number }) {
  const { lang } = useView()
  const { name, text } = token(no)
  return (
    <>
      <b>{name[lang]}</b>
      <div>{sentence(text[lang])}</div>
    </>
  )
}

import type { Ref } from 'react';
import { QrPicture } from '#ui/show/qr-picture.tsx';
import { fileAddress } from '#web-kit/fields/image/file-address.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RECEIPT } from '../receipt.i18n.ts';
import type { FigureRow, ReceiptLine } from '../receipt-figures.rules.ts';
import type { Roll } from './paper-size.ts';
import type { DrawnReceipt } from './receipt-paper.tsx';
import classes from './receipt-roll.module.css';

/** The receipt of the till. Pairs that do not fit beside each other stand on two lines; no figure is cut. */
export function ReceiptRoll({
  receipt,
  size,
  ref,
}: {
  receipt: DrawnReceipt;
  size: Roll;
  ref?: Ref<HTMLElement>;
}) {
  const say = useSay();
  const { seller, customer, payTo } = receipt;
  return (
    <article
      ref={ref}
      className={classes.roll}
      data-size={size}
      aria-label={`${say(RECEIPT.receipt)}, ${size}`}
    >
      {receipt.banner && <p className={classes.mark}>{receipt.banner}</p>}
      {seller.logo && <img className={classes.logo} src={fileAddress(seller.logo)} alt="" />}
      <h3>{seller.name.toUpperCase()}</h3>
      <Facts facts={[...seller.address, ...seller.contact]} />
      <Facts facts={seller.tax} />
      {receipt.marks.map((mark) => (
        <p key={mark} className={classes.mark}>
          {mark}
        </p>
      ))}
      <hr />
      <Pair left={receipt.title} right={receipt.when} />
      {[receipt.served, customer?.name, customer?.tin, receipt.reference, receipt.exchange]
        .filter(Boolean)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {receipt.services && (
        <p>
          <b>{receipt.services}</b>
        </p>
      )}
      <hr />
      {receipt.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sale do not move
        <Item key={index} {...line} />
      ))}
      <hr />
      <Rows rows={receipt.sums} />
      <div className={classes.total}>
        <Pair left={receipt.total.label.toUpperCase()} note={receipt.currency} right={receipt.total.amount} />
      </div>
      <Rows rows={[receipt.rounding, ...receipt.payments]} />
      <div className={classes.strong}>
        <Rows rows={[receipt.change, receipt.owed]} />
      </div>
      {payTo && (
        <>
          <hr />
          <b>{payTo.title}</b>
          {payTo.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <hr />
      {receipt.note && <p className={classes.note}>{receipt.note}</p>}
      {receipt.qr && receipt.verification && (
        <QrPicture className={classes.qr} drawing={receipt.qr} label={receipt.verification.line} />
      )}
      {receipt.verification && <p className={classes.code}>{receipt.verification.line}</p>}
      {receipt.foot.map((line) => (
        <p key={line} className={classes.centre}>
          {line}
        </p>
      ))}
      {receipt.banner && <p className={classes.mark}>{receipt.banner}</p>}
    </article>
  );
}

function Item({ name, quantity, price, amount, discount }: ReceiptLine) {
  return (
    <div className={classes.item}>
      <p>{name}</p>
      <Pair left={`${quantity} x ${price}`} right={amount} />
      <Rows rows={[discount]} />
    </div>
  );
}

function Rows({ rows }: { rows: readonly (FigureRow | null)[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a receipt do not move
  return rows.map((row, index) => row && <Pair key={index} left={row.label} right={row.amount} />);
}

function Pair({ left, note, right }: { left: string; note?: string; right: string }) {
  return (
    <div className={classes.pair}>
      <span>
        {left}
        {note && <small>{note}</small>}
      </span>
      <span>{right}</span>
    </div>
  );
}

/** Facts beside each other, none of them broken where it fits on a line. */
function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className={classes.centre}>
      {facts.map((fact, index) => (
        <span key={fact} className={classes.fact}>
          {index < facts.length - 1 ? `${fact}, ` : fact}
        </span>
      ))}
    </p>
  );
}

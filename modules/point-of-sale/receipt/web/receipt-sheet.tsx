import type { Ref } from 'react';
import { QrPicture } from '#ui/show/qr-picture.tsx';
import { fileAddress } from '#web-kit/fields/image/file-address.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RECEIPT } from '../receipt.i18n.ts';
import type { Seller } from '../receipt.rules.ts';
import type { Sheet } from './paper-size.ts';
import type { DrawnReceipt } from './receipt-paper.tsx';
import classes from './receipt-sheet.module.css';
import { SheetLines } from './sheet-lines.tsx';
import { SheetSums } from './sheet-sums.tsx';

/** The receipt on a sheet of paper, for a customer with a file of his own. */
export function ReceiptSheet({
  receipt,
  size,
  ref,
}: {
  receipt: DrawnReceipt;
  size: Sheet;
  ref?: Ref<HTMLElement>;
}) {
  const say = useSay();
  const { seller, customer, owed, total } = receipt;
  return (
    <article
      ref={ref}
      className={classes.sheet}
      data-size={size}
      aria-label={`${receipt.inWords.length > 0 ? receipt.heading : say(RECEIPT.receipt)}, ${size}`}
    >
      {receipt.banner && <p className={classes.banner}>{receipt.banner}</p>}
      <header className={classes.head}>
        <SellerBlock {...seller} />
        <div className={classes.document}>
          <b>{receipt.heading}</b>
          <p>{receipt.number}</p>
          {receipt.marks.map((mark) => (
            <p key={mark} className={classes.mark}>
              {mark}
            </p>
          ))}
        </div>
      </header>
      <div className={classes.about}>
        <div>
          <span className={classes.quiet}>{customer ? say(RECEIPT.customer) : receipt.served}</span>
          {customer && <b>{customer.name}</b>}
          {customer?.tin && <span>{customer.tin}</span>}
        </div>
        <div>
          <span className={classes.quiet}>{say(RECEIPT.date)}</span>
          <span>{receipt.when}</span>
          {receipt.until && (
            <>
              <span className={classes.quiet}>{receipt.until.label}</span>
              <span>{receipt.until.day}</span>
            </>
          )}
          {receipt.reference && <span className={classes.quiet}>{receipt.reference}</span>}
          {receipt.exchange && <span>{receipt.exchange}</span>}
          {receipt.services && <span>{receipt.services}</span>}
        </div>
        <div className={classes.due}>
          <span className={classes.quiet}>
            {say(owed ? RECEIPT.due : RECEIPT.total)}, {receipt.currency}
          </span>
          <b>{(owed ?? total).amount}</b>
        </div>
      </div>
      <SheetLines
        lines={receipt.lines}
        sums={
          <>
            <SheetSums receipt={receipt} />
            {receipt.inWords.length > 0 && (
              <section className={classes.words}>
                <span className={classes.quiet}>{say(RECEIPT.inWords)}</span>
                {receipt.inWords.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </section>
            )}
          </>
        }
        foot={<SheetFoot receipt={receipt} />}
      />
    </article>
  );
}

/** Where to pay, what it is checked by, and who signs. */
function SheetFoot({ receipt }: { receipt: DrawnReceipt }) {
  const say = useSay();
  const { seller, customer } = receipt;
  return (
    <>
      <footer className={classes.foot}>
        <div>
          {customer && receipt.served && <p className={classes.quiet}>{receipt.served}</p>}
          {receipt.bankDetails.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {receipt.qr && receipt.verification && (
            <QrPicture className={classes.qr} drawing={receipt.qr} label={receipt.verification.line} />
          )}
          {receipt.verification && <p className={classes.quiet}>{receipt.verification.line}</p>}
          {receipt.isFooted && receipt.foot.map((line) => <p key={line}>{line}</p>)}
        </div>
        {receipt.isFooted && (
          <div className={classes.signing}>
            {receipt.signature && <img src={fileAddress(receipt.signature)} alt="" />}
            <div className={classes.signature}>
              <span className={classes.quiet}>{say(RECEIPT.signed, { seller: seller.name })}</span>
            </div>
          </div>
        )}
      </footer>
      {receipt.banner && <p className={classes.banner}>{receipt.banner}</p>}
    </>
  );
}

function SellerBlock({ name, address, contact, tax, logo }: Seller) {
  return (
    <div>
      <div className={classes.seller}>
        {logo && <img src={fileAddress(logo)} alt="" />}
        <b>{name}</b>
      </div>
      {[address, contact].map((facts) => facts.length > 0 && <p key={facts[0]}>{facts.join(', ')}</p>)}
      {tax.length > 0 && <p className={classes.quiet}>{tax.join(', ')}</p>}
    </div>
  );
}

/** What is said below settings of a branch. */
export const SETTING_HINTS = {
  en: {
    daily_report:
      'Sent to owners every day at 07:00: sales, profit, expenses, debts and stock of the day before.',
    weekly_report: 'Sent to owners on Mondays at 07:00, for the week before.',
    monthly_report: 'Sent to owners on the 1st at 07:00, for the month before.',
    annual_report: 'Sent to owners on 1 January at 07:00, for the year before.',
    remind_out_of_stock:
      'Sent at 07:00 to owners and employees who adjust stock: products that ran out since the last reminder.',
    remind_almost_out_of_stock:
      'Sent at 07:00 to owners and employees who adjust stock: products that fell to their stock alert since the last reminder.',
    remind_expired_products:
      'Sent at 07:00 to owners and employees who adjust stock, whenever the list changes: products that have expired or expire within 30 days.',
    remind_customer_debts:
      'Sent at 09:00 to each customer with an overdue debt, once a week until it is paid: by SMS, or by email if there is no phone number.',
    send_receipt_over_sms:
      'Sent to customers with a phone number right after the sale. You can send it again from the sale.',
    remind_truck_papers:
      'Sent at 07:00 to owners and to those who may edit trucks: 30, 14, 7 and 1 days before a paper expires, on the day, and daily after.',
    remind_shop_debts: 'Sent to owners on Mondays at 07:00: what is due within 7 days.',
    remind_unpaid_purchases: 'Sent to owners on Mondays at 07:00: purchases that should have been paid.',
    remind_unpaid_expenses:
      'Sent to owners on Mondays at 07:00: verified expenses that should have been paid.',
    invoice_validity: 'How long a customer has to pay an invoice, unless you say otherwise when issuing it.',
    quote_validity: 'How long the prices of a quote hold.',
    invoices_post_at:
      'As they are delivered: an issued invoice waits, and each delivery takes its items out of stock, counts as a sale and is owed.',
    late_request_days: 'Goods that are on the way for longer are shown as late.',
    remind_service_fee:
      'Sent to owners at 07:00: 7, 3 and 1 days before the paid time ends, and on the last day.',
    remarks: 'Printed at the bottom of invoices and receipts.',
    remarks_two: 'Printed below the first note.',
    job_conditions:
      'Printed on the claim ticket of a service: how long you keep an item, what you answer for.',
    show_invoice_footer: 'Footer notes, bank details and signature of the branch, at the bottom of the page.',
    show_payment_methods: 'How each part was paid, and your bank and mobile money numbers to pay to.',
    show_reference_on_sale:
      'For example, the customer’s order number. Asked for at the till and printed on the receipt.',
    show_invoice_note_on_sale: 'A note about the sale. Entered at the till and printed on the receipt.',
    scanning_vibration: 'The phone vibrates on each scan, if the user has vibration turned on too.',
    day_starts_at: 'Sales before this time count for the day before.',
    can_categorize_products: 'Groups products at the till, in lists and in reports.',
    products_can_expire:
      'Asks for an expiry date and warns you before it. Each product sets whether it is kept in batches.',
    barcode_scanning: 'Scan with the camera or a USB scanner.',
    has_store: 'Stock is counted and moved by store.',
    request_stock: 'Ask another store or branch for stock, and follow it until it arrives.',
    allow_negative_stock: 'You can sell products whose stock has not been entered yet.',
    vat_registered: 'Receipts and the books show VAT.',
    language:
      'The accounts that came with the branch are called in it, as long as nobody has renamed them. Each user chooses the language of the screens.',
    price_floor:
      'Goods are sold below their cost or minimum price only by employees with the permission “See losses”, and by owners.',
    cash_rounding: 'Cash payments are rounded to a multiple of this amount.',
    shift_required: 'The drawer is counted at the start and at the end of each shift.',
    cash_difference_limit:
      'Up to this amount a count that differs from the books is cash over or short. Above it, someone is asked where the money is.',
    drawer_expense_limit:
      'How much a cashier may pay out of the drawer in one shift, for expense types that are paid from the drawer.',
    keeps_safe: 'What does not stay in the drawer after a shift goes to the safe.',
    vat_claim_months: 'VAT of an older fiscal receipt is part of the cost.',
    truck_turn_round_hours: 'A truck and its people start no other trip before they have rested.',
    opens_at: 'Appointments are offered in opening hours only. Leave both blank if you are always open.',
    truck_reserved_days: 'So long before its trip starts a truck is called reserved.',
    night_departures:
      'What the night audit does with them unless you decide: one more night is charged if the room is free, or they wait for you to decide.',
    night_arrivals:
      'What the night audit does once the day of arrival is over: keep the room for them, or free the other nights and keep what the room type says of the deposit.',
    night_report_phone: 'The number of the owner, for example. Leave blank for no SMS.',
    tell_of_night: 'Everybody who may audit the night gets it as a notification.',
    erase_identities_after:
      'The numbers of passports and cards are erased so many days after the guest has left; the names stay.',
    estimate_excess_percent:
      'A service that becomes dearer than that is not finished before the customer has agreed to a new estimate.',
    inform_of_services:
      'Sent to customers with a phone number when an estimate waits for them and when the work is done. You can send it again from the service.',
    verify_own_expenses:
      'For shops where one person does everything. Otherwise somebody else verifies an expense; owners always can.',
  },
  sw: {
    daily_report:
      'Hutumwa kwa wamiliki kila siku saa 1:00 asubuhi: mauzo, faida, matumizi, madeni na stoku ya siku iliyotangulia.',
    weekly_report: 'Hutumwa kwa wamiliki Jumatatu saa 1:00 asubuhi, kwa wiki iliyotangulia.',
    monthly_report: 'Hutumwa kwa wamiliki tarehe mosi saa 1:00 asubuhi, kwa mwezi uliotangulia.',
    annual_report: 'Hutumwa kwa wamiliki tarehe 1 Januari saa 1:00 asubuhi, kwa mwaka uliotangulia.',
    remind_out_of_stock:
      'Hutumwa saa 1:00 asubuhi kwa wamiliki na wanaorekebisha stoku: bidhaa zilizoisha tangu kumbusho la mwisho.',
    remind_almost_out_of_stock:
      'Hutumwa saa 1:00 asubuhi kwa wamiliki na wanaorekebisha stoku: bidhaa zilizofikia kiwango cha tahadhari tangu kumbusho la mwisho.',
    remind_expired_products:
      'Hutumwa saa 1:00 asubuhi kwa wamiliki na wanaorekebisha stoku, orodha inapobadilika: bidhaa zilizoisha muda au zitakazoisha muda ndani ya siku 30.',
    remind_customer_debts:
      'Hutumwa saa 3:00 asubuhi kwa kila mteja mwenye deni lililopita muda, mara moja kwa wiki hadi alipe: kwa SMS, au kwa barua pepe kama hana namba ya simu.',
    send_receipt_over_sms:
      'Hutumwa kwa mteja mwenye namba ya simu mara baada ya mauzo. Unaweza kuituma tena kwenye ukurasa wa mauzo.',
    remind_truck_papers:
      'Hutumwa saa 1 asubuhi kwa wamiliki na wanaoweza kubadili malori: siku 30, 14, 7 na 1 kabla ya hati kuisha, siku yenyewe, na kila siku baadaye.',
    remind_shop_debts: 'Hutumwa kwa wamiliki Jumatatu saa 1:00 asubuhi: yanayopaswa kulipwa ndani ya siku 7.',
    remind_unpaid_purchases:
      'Hutumwa kwa wamiliki Jumatatu saa 1:00 asubuhi: manunuzi yaliyofika muda wa kulipwa.',
    remind_unpaid_expenses:
      'Hutumwa kwa wamiliki Jumatatu saa 1:00 asubuhi: matumizi yaliyothibitishwa na kufika muda wa kulipwa.',
    invoice_validity: 'Muda wa mteja kulipa ankara, usipotaja mwingine wakati wa kuitoa.',
    quote_validity: 'Muda ambao bei za nukuu zinabaki.',
    invoices_post_at:
      'Zinapopelekwa: ankara iliyotolewa husubiri, na kila upelekaji hutoa bidhaa zake stoo, huwa mauzo na hudaiwa.',
    late_request_days: 'Bidhaa zilizo njiani kwa muda mrefu zaidi huonyeshwa kuwa zimechelewa.',
    remind_service_fee:
      'Hutumwa kwa wamiliki saa 1:00 asubuhi: siku 7, 3 na 1 kabla ya muda uliolipiwa kuisha, na siku ya mwisho.',
    remarks: 'Huchapishwa chini ya ankara na risiti.',
    remarks_two: 'Huchapishwa chini ya maelezo ya kwanza.',
    job_conditions:
      'Huchapishwa kwenye tiketi ya mteja ya huduma: unatunza kifaa kwa muda gani, unawajibika kwa nini.',
    show_invoice_footer: 'Maelezo ya chini, akaunti za benki na sahihi ya tawi, chini ya ukurasa.',
    show_payment_methods: 'Jinsi kila sehemu ilivyolipwa, na namba zako za benki na pesa mtandao za kulipia.',
    show_reference_on_sale:
      'Kwa mfano namba ya oda ya mteja. Huulizwa kwenye kaunta na kuchapishwa kwenye risiti.',
    show_invoice_note_on_sale: 'Maelezo kuhusu mauzo. Huandikwa kwenye kaunta na kuchapishwa kwenye risiti.',
    scanning_vibration: 'Simu hutetemeka kila inaposkani, ikiwa mtumiaji naye amewasha mtetemo.',
    day_starts_at: 'Mauzo kabla ya saa hii ni ya siku iliyotangulia.',
    can_categorize_products: 'Hupanga bidhaa kwenye kaunta, orodha na ripoti.',
    products_can_expire:
      'Huuliza tarehe ya kuisha muda na kutoa tahadhari mapema. Kila bidhaa huwekwa kama hutunzwa kwa bechi.',
    barcode_scanning: 'Skani kwa kamera au kifaa cha USB.',
    has_store: 'Stoku huhesabiwa na kuhamishwa kwa kila stoo.',
    request_stock: 'Omba bidhaa kwenye stoo au tawi jingine, na uzifuatilie hadi zifike.',
    allow_negative_stock: 'Unaweza kuuza bidhaa ambazo stoku yake bado haijaingizwa.',
    vat_registered: 'Risiti na vitabu huonyesha VAT.',
    language:
      'Akaunti ambazo tawi lilianza nazo huitwa kwa lugha hii, mradi hakuna aliyezibadilisha jina. Kila mtumiaji huchagua lugha ya skrini.',
    price_floor:
      'Bidhaa huuzwa chini ya gharama yake au bei yake ya chini kabisa na wafanyakazi wenye ruhusa ya “Kuona hasara” tu, na wamiliki.',
    cash_rounding: 'Malipo ya taslimu hukadiriwa hadi kiasi hiki.',
    shift_required: 'Droo huhesabiwa mwanzo na mwisho wa kila zamu.',
    cash_difference_limit:
      'Hadi kiasi hiki, hesabu inayotofautiana na vitabu ni taslimu ya ziada au pungufu. Ikizidi, mtu huulizwa pesa ziko wapi.',
    drawer_expense_limit:
      'Kiasi ambacho mhudumu wa kaunta anaweza kulipa kutoka kwenye droo kwa zamu moja, kwa aina za matumizi zinazolipwa kutoka kwenye droo.',
    keeps_safe: 'Taslimu isiyobaki kwenye droo baada ya zamu huenda kwenye sefu.',
    vat_claim_months: 'VAT ya risiti ya EFD ya zamani zaidi huwa sehemu ya gharama.',
    truck_turn_round_hours: 'Lori na watu wake hawaanzi safari nyingine kabla ya kupumzika.',
    opens_at: 'Miadi hutolewa ndani ya saa za kazi tu. Acha zote wazi kama mko wazi daima.',
    truck_reserved_days: 'Muda huu kabla ya safari lori huitwa limehifadhiwa.',
    night_departures:
      'Ukaguzi wa usiku unavyofanya usipoamua mwenyewe: usiku mmoja zaidi unatozwa chumba kikiwa huru, au wanasubiri uamuzi wako.',
    night_arrivals:
      'Ukaguzi wa usiku unavyofanya siku ya kufika ikipita: chumba kinabaki chao, au usiku uliobaki unaachiliwa na sehemu ya amana inabaki kama aina ya chumba inavyosema.',
    night_report_phone: 'Kwa mfano namba ya mmiliki. Acha wazi kama hutaki SMS.',
    tell_of_night: 'Kila anayeweza kukagua usiku huipata kama taarifa.',
    erase_identities_after:
      'Namba za pasipoti na vitambulisho hufutwa siku hizi baada ya mgeni kuondoka; majina yanabaki.',
    estimate_excess_percent: 'Huduma inayozidi hapo haimaliziki hadi mteja akubali makadirio mapya.',
    inform_of_services:
      'Hutumwa kwa mteja mwenye namba ya simu makadirio yanapomsubiri na kazi inapokamilika. Unaweza kuutuma tena kwenye ukurasa wa huduma.',
    verify_own_expenses:
      'Kwa maduka ambayo mtu mmoja hufanya kila kitu. Vinginevyo mtu mwingine huhakiki matumizi; wamiliki wanaweza daima.',
  },
} as const;

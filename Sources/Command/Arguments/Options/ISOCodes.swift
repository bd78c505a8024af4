/// The codes of languages and regions.
///
/// - Source: ISO 639, ISO 3166 and UN M49, as the ICU in Foundation of Swift 6.3 lists them.
enum ISOCodes {
  static func isLanguage(_ code: String) -> Bool { accepted.languages.contains(code) }
  static func isRegion(_ code: String) -> Bool { accepted.regions.contains(code) }
  static var languages: [String] { codes(languageCodes) }

  /// The regions' codes: those in use, and those of groups of regions.
  static var regions: [String] { codes(regionCodes) }

  private static let accepted = (
    languages: Set(codes(languageCodes) + codes(longLanguageCodes)),
    regions: Set(codes(regionCodes) + codes(otherRegionCodes))
  )

  private static func codes(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static let languageCodes = """
    aa ab ace ach ada ady ae aeb af afh agq ain ak akk akz ale aln alt am an ang anp apw ar arc
    arn aro arp arq ars arw ary arz as asa ase ast av avk awa ay az ba bal ban bar bas bax bbc bbj
    be bej bem ber bew bez bfd bfq bg bgc bgn bho bi bik bin bjn bkm bla blo bm bn bo bpy bqi br
    bra brh brx bs bss bua bug bum byn byv ca cad car cay cch ccp ce ceb cgg ch chb chg chk chm
    chn cho chp chr chy cic ckb co cop cps cr crh cs csb csw cu cv cy da dak dar dav de del den
    dgr din dje doi dsb dtp dua dum dv dyo dyu dz dzg ebu ee efi egl egy eka el elx en enm eo es
    esu et eu ewo ext fa fan fat ff fi fil fit fj fo fon fr frc frm fro frp frr frs fur fy ga gaa
    gag gan gay gba gbz gd gez gil gl glk gmh gn goh gom gon gor got grb grc gsw gu guc gur guz gv
    gwi ha hai hak haw he hi hif hil hit hmn ho hr hsb hsn ht hu hup hy hz ia iba ibb id ie ig ii
    ik ilo inh io is it iu izh ja jam jbo jgo jmc jpr jrb jut jv ka kaa kab kac kaj kam kaw kbd
    kbl kcg kde kea ken kfo kg kgp kha kho khq khw ki kiu kj kk kkj kl kln km kmb kn ko koi kok
    kos kpe kr krc kri krj krl kru ks ksb ksf ksh ku kum kut kv kw kxv ky la lad lag lah lam lb
    lez lfn lg li lij liv lkt lmo ln lo lol loz lrc lt ltg lu lua lui lun luo lus lut luy lv lzh
    lzz mad maf mag mai mak man mas mde mdf mdh mdr men mer mfe mg mga mgh mgo mh mi mic mid min
    mis mk ml mn mnc mni moh mos mr mrj ms mt mua mul mus mwl mwr mwv my mye myv mzn na nan nap
    naq nb nd nds ne new ng nia niu njo nl nmg nn nnh nnp no nog non nov nqo nr nso nus nv nwc ny
    nym nyn nyo nzi oc oj om or os osa ota otk oui pa pag pal pam pap pau pcd pcm pdc pdt peo pfl
    phn pi pl pms pnt pon pqm prg pro ps pt qu quc qug raj rap rar rej rgn rhg rif rm rn ro rof
    rom rtm ru rue rug rup rw rwk sa sad sah sam saq sas sat saz sba sbp sc scn sco sd sdc sdh se
    see seh sei sel ses sg sga sgs shi shn shu si sid sjd sje sju sk sl sli sly sm sma smj smn sms
    sn snk so sog sq sr srn srr ss ssy st stq su suk sus sux sv sw swb syc syr szl ta tcy te tem
    teo ter tet tg th ti tig tiv tk tkl tkr tlh tli tly tmh tn to tog tok tpi tr tru trv ts tsd
    tsi tt ttt tum tvl tw twq ty tyv tzm udm ug uga uk umb und ur uz vai ve vec vep vi vls vmf vmw
    vo vot vro vun wa wae wal war was wbp wo wuu xal xh xmf xnr xog yao yap yav ybb yi yo yrl yue
    za zap zbl zea zen zgh zh zu zun zxx zza
    """

  /// Codes of three letters for languages that have one of two.
  private static let longLanguageCodes = """
    aar abk afr aka amh ara arg asm ava ave aym aze bak bam bel ben bis bod bos bre bul cat ces
    cha che chu chv cor cos cre cym dan deu div dzo ell eng epo est eus ewe fao fas fij fin fra
    fry ful gla gle glg glv grn guj hat hau heb her hin hmo hrv hun hye ibo ido iii iku ile ina
    ind ipk isl ita jav jpn kal kan kas kat kau kaz khm kik kin kir kom kon kor kua kur lao lat
    lav lim lin lit ltz lub lug mah mal mar mkd mlg mlt mon mri msa mya nau nav nbl nde ndo nep
    nld nno nob nor nya oci oji ori orm oss pan pli pol por pus que roh ron run rus sag san sin
    slk slv sme smo sna snd som sot spa sqi srd srp ssw sun swa swe tah tam tat tel tgk tha tir
    ton tsn tso tuk tur twi uig ukr urd uzb ven vie vol wln wol xho yid yor zha zho zul
    """

  private static let regionCodes = """
    001 142 150 002 019 009 143 151 154 155 015 013 QO 005 014 017 018 021 061 029 030 034 035 039
    053 054 057 145 011 AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV
    BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ
    EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU
    GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR
    KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
    MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT
    PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC
    TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK
    YE YT ZA ZM ZW AC AD AE AF AG AI AL AM AO AQ 419 EU EZ 202 UN 003
    """

  /// Former codes, and numbers of regions that have letters.
  private static let otherRegionCodes = """
    AN BU CS CT DD DY FQ FX HV JT MI NH NQ NT PC PU PZ QU RH SU TP UK VD WK YD YU ZR ZZ 004 008
    010 012 016 020 024 028 031 032 036 040 044 048 050 051 052 056 060 062 064 068 070 072 074
    076 084 086 090 092 096 100 104 108 112 116 120 124 132 136 140 144 148 152 156 158 162 166
    170 172 174 175 178 180 184 188 191 192 196 200 203 204 208 212 214 218 222 226 230 231 232
    233 234 238 239 242 246 248 249 250 254 258 260 262 266 268 270 275 276 278 280 288 292 296
    300 304 308 312 316 320 324 328 332 334 336 340 344 348 352 356 360 364 368 372 376 380 384
    388 392 398 400 404 408 410 414 417 418 422 426 428 430 434 438 440 442 446 450 454 458 462
    466 470 474 478 480 484 492 496 498 499 500 504 508 512 516 520 524 528 530 531 532 533 534
    535 536 540 548 554 558 562 566 570 574 578 580 581 582 583 584 585 586 591 598 600 604 608
    612 616 620 624 626 630 634 638 642 643 646 652 654 659 660 662 663 666 670 674 678 682 686
    688 690 694 702 703 704 705 706 710 716 720 724 728 729 732 736 740 744 748 752 756 760 762
    764 768 772 776 780 784 788 792 795 796 798 800 804 807 810 818 826 830 831 832 833 834 840
    850 854 858 860 862 876 882 886 887 890 891 894 958 959 960 962 963 964 965 966 967 968 969
    970 971 972 973 974 975 976 977 978 979 980 981 982 983 984 985 986 987 988 989 990 991 992
    993 994 995 996 997 998 999
    """
}

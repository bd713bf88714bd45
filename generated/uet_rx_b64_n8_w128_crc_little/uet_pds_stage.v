// Parses a TSS or PDS header.
`default_nettype none

module uet_pds_stage (
    input  wire         clk,
    input  wire         enable,
    input  wire         trimmed,
    input  wire [959:0] bytes,
    input  wire  [15:0] left,
    input  wire   [7:0] at,
    output wire   [4:0] kind,
    output wire [319:0] header,
    output wire   [3:0] before_crc,
    output wire         has_crc,
    output wire   [3:0] after_crc,
    output wire         ses,
    output wire         negotiates,
    output wire   [3:0] next,
    output wire [639:0] rest,
    output wire  [15:0] rest_left,
    output wire   [7:0] rest_at
);

    localparam [4:0] KIND_NONE                  = 5'd0;
    localparam [4:0] KIND_TSS                   = 5'd1;
    localparam [4:0] KIND_RUD_REQ               = 5'd2;
    localparam [4:0] KIND_ROD_REQ               = 5'd3;
    localparam [4:0] KIND_RUDI_REQ              = 5'd4;
    localparam [4:0] KIND_RUDI_RESP             = 5'd5;
    localparam [4:0] KIND_UUD_REQ               = 5'd6;
    localparam [4:0] KIND_ACK                   = 5'd7;
    localparam [4:0] KIND_ACK_CC                = 5'd8;
    localparam [4:0] KIND_ACK_CCX               = 5'd9;
    localparam [4:0] KIND_NACK                  = 5'd10;
    localparam [4:0] KIND_CP                    = 5'd11;
    localparam [4:0] KIND_NACK_CCX              = 5'd12;
    localparam [4:0] KIND_RUD_CC_REQ            = 5'd13;
    localparam [4:0] KIND_ROD_CC_REQ            = 5'd14;
    localparam [4:0] KIND_CUT                   = 5'd31;
    localparam [3:0] CODES_UET                  = 4'd0;
    localparam [3:0] CODES_SHORT                = 4'd2;
    localparam [3:0] CODES_UNKNOWN_TYPE         = 4'd3;
    localparam [3:0] CODES_UNKNOWN_NEXT_HEADER  = 4'd4;
    localparam [3:0] CODES_WRONG_NEXT_HEADER    = 4'd13;
    localparam [3:0] CODES_UNKNOWN_CONTROL_TYPE = 4'd14;
    localparam [3:0] CODES_UNKNOWN_ACK_REQUEST  = 4'd15;

    reg    [3:0] refusal_now;
    reg    [3:0] codes_now;
    reg          enable_move;
    reg          trimmed_move;
    reg  [959:0] bytes_move;
    reg   [15:0] left_of_pds_move;
    reg    [7:0] at_move;
    reg    [7:0] needs_move;
    reg    [1:0] shortest_move;
    reg    [1:0] longer_move;
    reg    [4:0] pds_type_move;
    reg          is_tss_move;
    reg          is_cp_move;
    reg    [3:0] next_hdr_move;
    reg          ends_with_crc_move;
    reg    [3:0] refusal_move;
    reg    [3:0] codes_move;
    reg    [4:0] kind_now;
    reg    [4:0] pds_out_kind;
    reg  [319:0] pds_out_header;
    reg    [3:0] pds_out_before_crc;
    reg          pds_out_has_crc;
    reg    [3:0] pds_out_after_crc;
    reg          pds_out_ses;
    reg          pds_out_negotiates;
    reg    [3:0] pds_out_next;
    reg  [639:0] pds_out_rest;
    reg   [15:0] pds_out_rest_left;
    reg    [7:0] pds_out_rest_at;

    wire         sp = bytes[954];
    wire         bytes_959_955_eq_2 = bytes[959:955] == 5'd2;
    wire         bytes_959_955_eq_3 = bytes[959:955] == 5'd3;
    wire         bytes_959_955_eq_4 = bytes[959:955] == 5'd4;
    wire         is_known_term = bytes[959:955] == 5'd1 || bytes_959_955_eq_2 || bytes_959_955_eq_3 || bytes_959_955_eq_4;
    wire         bytes_959_955_eq_5 = bytes[959:955] == 5'd5;
    wire         bytes_959_955_eq_6 = bytes[959:955] == 5'd6;
    wire         bytes_959_955_eq_7 = bytes[959:955] == 5'd7;
    wire         is_known_term_2 = is_known_term || bytes_959_955_eq_5 || bytes_959_955_eq_6 || bytes_959_955_eq_7;
    wire         bytes_959_955_eq_8 = bytes[959:955] == 5'd8;
    wire         bytes_959_955_eq_9 = bytes[959:955] == 5'd9;
    wire         bytes_959_955_eq_10 = bytes[959:955] == 5'd10;
    wire         is_known_term_3 = is_known_term_2 || bytes_959_955_eq_8 || bytes_959_955_eq_9 || bytes_959_955_eq_10;
    wire         bytes_959_955_eq_12 = bytes[959:955] == 5'd12;
    wire         bytes_959_955_eq_13 = bytes[959:955] == 5'd13;
    wire         is_known_term_4 = is_known_term_3 || bytes[959:955] == 5'd11 || bytes_959_955_eq_12 || bytes_959_955_eq_13;
    wire         bytes_959_955_eq_14 = bytes[959:955] == 5'd14;
    wire         is_known = is_known_term_4 || bytes_959_955_eq_14;
    wire   [4:0] pds_type = bytes[959:955];
    wire         is_tss = bytes[959:955] == 5'd1;
    wire         is_cp = bytes[959:955] == 5'd11;
    wire   [3:0] next_hdr = bytes[954:951];
    wire         ends_with_crc_term = enable && bytes[959:955] != 5'd1 && !trimmed;
    wire         ends_with_crc = ends_with_crc_term;
    wire   [3:0] refusal = refusal_now;
    wire   [3:0] codes = codes_now;
    wire         stray = 1'b0;
    wire         shortest_term = bytes_959_955_eq_2 || bytes_959_955_eq_3;
    wire         shortest_term_2 = shortest_term || bytes_959_955_eq_7 || (bytes[959:955] == 5'd1 && !sp);
    wire         shortest_term_3 = bytes_959_955_eq_10 || bytes[959:955] == 5'd11 || bytes_959_955_eq_13 || bytes_959_955_eq_14;
    wire         shortest_term_4 = shortest_term_3 || (bytes[959:955] == 5'd1 && sp);
    wire         shortest_term_5 = bytes_959_955_eq_4 || bytes_959_955_eq_5;
    wire   [1:0] shortest = {shortest_term_2 || shortest_term_4, shortest_term_5 || shortest_term_4};
    wire         longer_term = bytes_959_955_eq_8 || bytes_959_955_eq_12;
    wire   [1:0] longer = {bytes_959_955_eq_9, longer_term};
    wire   [7:0] needs_or = (8'd4 & {8{bytes_959_955_eq_6}}) | (8'd8 & {8{shortest_term_5}});
    wire   [7:0] needs_or_2 = needs_or | (8'd12 & {8{shortest_term_2}});
    wire   [7:0] needs_or_3 = needs_or_2 | (8'd16 & {8{shortest_term_4}});
    wire   [7:0] needs_or_4 = needs_or_3 | (8'd32 & {8{longer_term}});
    wire   [7:0] needs = needs_or_4 | (8'd40 & {8{bytes_959_955_eq_9}});
    wire  [15:0] left_of_pds = ends_with_crc_term ? left - 16'd4 : left;
    wire         is_good = enable_move && refusal_move == CODES_UET;
    wire         lacks_header = left_of_pds_move < {8'd0, needs_move};
    wire         lacks_icv_term = is_tss_move && !trimmed_move;
    wire         lacks_icv = lacks_icv_term && left_of_pds_move < {8'd0, needs_move + 8'd20};
    wire         is_cut_term = lacks_header && trimmed_move && !is_tss_move;
    wire         is_cut = is_cut_term && left_of_pds_move >= 16'd12;
    wire         is_short = (lacks_header && !is_cut) || lacks_icv;
    wire         is_whole = is_good && !is_short && !is_cut;
    wire   [7:0] taken = is_cut ? 8'd12 : needs_move;
    wire   [7:0] gone = taken + (lacks_icv_term ? 8'd16 : 8'd0);
    wire   [4:0] pds_kind = kind_now;
    wire [319:0] pds_header = enable_move ? bytes_move[959:640] : 320'd0;
    wire   [3:0] pds_before_crc = refusal_move;
    wire         pds_has_crc = ends_with_crc_move && refusal_move == CODES_UET;
    wire   [3:0] pds_after_crc = is_good && is_short ? CODES_SHORT : is_whole ? codes_move : CODES_UET;
    wire         pds_ses = is_whole && !is_tss_move && !is_cp_move;
    wire         pds_negotiates = is_whole && is_cp_move && next_hdr_move == 4'd9;
    wire   [3:0] pds_next = next_hdr_move;
    wire [639:0] pds_rest_choice = shortest_move[0] ? bytes_move[831:192] : bytes_move[863:224];
    wire [639:0] pds_rest_choice_2 = shortest_move[0] ? bytes_move[895:256] : bytes_move[927:288];
    wire [639:0] pds_rest_choice_3 = shortest_move[1] ? pds_rest_choice : pds_rest_choice_2;
    wire [639:0] pds_rest_choice_4 = longer_move[0] ? bytes_move[703:64] : pds_rest_choice_3;
    wire [639:0] pds_rest = longer_move[1] ? bytes_move[639:0] : pds_rest_choice_4;
    wire  [15:0] pds_rest_left = left_of_pds_move - {8'd0, gone};
    wire   [7:0] pds_rest_at = at_move + taken;
    wire         bytes_954_951_eq_0 = bytes[954:951] == 4'd0;
    wire         codes_now_term = bytes_954_951_eq_0 || bytes[954:951] == 4'd1 || bytes[954:951] == 4'd2;
    wire         codes_now_term_2 = codes_now_term || bytes[954:951] == 4'd3;
    wire         bytes_954_951_eq_4 = bytes[954:951] == 4'd4;
    wire         bytes_954_951_eq_5 = bytes[954:951] == 4'd5;
    wire         bytes_954_951_eq_6 = bytes[954:951] == 4'd6;
    wire         codes_now_term_3 = codes_now_term_2 || bytes_954_951_eq_4 || bytes_954_951_eq_5 || bytes_954_951_eq_6;
    wire         codes_now_term_4 = codes_now_term_3 || bytes[954:951] == 4'd7 || bytes[954:951] == 4'd8;
    wire         codes_now_term_5 = shortest_term || bytes_959_955_eq_4 || bytes_959_955_eq_5 || bytes_959_955_eq_6;
    wire         codes_now_term_6 = codes_now_term_5 || bytes_959_955_eq_7 || bytes_959_955_eq_8 || bytes_959_955_eq_9;
    wire         codes_now_term_7 = codes_now_term_6 || bytes_959_955_eq_10 || bytes_959_955_eq_12 || bytes_959_955_eq_13;
    wire         codes_now_term_8 = !(codes_now_term_2 || bytes_954_951_eq_5 || bytes_954_951_eq_6);
    wire         codes_now_term_9 = (bytes_959_955_eq_2 && codes_now_term_8) || (bytes_959_955_eq_3 && codes_now_term_8);
    wire         not_codes_now_term_2 = !codes_now_term_2;
    wire         codes_now_term_10 = codes_now_term_9 || (bytes_959_955_eq_4 && not_codes_now_term_2);
    wire         codes_now_term_11 = !(bytes_954_951_eq_0 || bytes_954_951_eq_4 || bytes_954_951_eq_5 || bytes_954_951_eq_6);
    wire         codes_now_term_12 = codes_now_term_10 || (bytes_959_955_eq_5 && codes_now_term_11);
    wire         codes_now_term_13 = codes_now_term_12 || (bytes_959_955_eq_6 && not_codes_now_term_2);
    wire         codes_now_term_14 = codes_now_term_13 || (bytes_959_955_eq_7 && codes_now_term_11);
    wire         codes_now_term_15 = codes_now_term_14 || (bytes_959_955_eq_8 && codes_now_term_11);
    wire         codes_now_term_16 = codes_now_term_15 || (bytes_959_955_eq_9 && codes_now_term_11);
    wire         bytes_954_951_ne_0 = !bytes_954_951_eq_0;
    wire         codes_now_term_17 = codes_now_term_16 || (bytes_959_955_eq_10 && bytes_954_951_ne_0);
    wire         codes_now_term_18 = codes_now_term_17 || (bytes_959_955_eq_12 && bytes_954_951_ne_0);
    wire         codes_now_term_19 = codes_now_term_18 || (bytes_959_955_eq_13 && codes_now_term_8);
    wire         codes_now_term_20 = bytes[946:945] == 2'd0 || bytes[946:945] == 2'd1;
    wire         codes_now_term_21 = !(codes_now_term_20 || bytes[946:945] == 2'd2);

    always @* begin
        refusal_now = CODES_UET;
        if (enable) begin
            if (left == 16'd0) begin
                refusal_now = CODES_SHORT;
            end else if (!is_known) begin
                refusal_now = CODES_UNKNOWN_TYPE;
            end else if (ends_with_crc_term && left < 16'd8) begin
                refusal_now = CODES_SHORT;
            end
        end
    end

    always @* begin
        codes_now = CODES_UET;
        if (bytes[959:955] == 5'd11 && !(codes_now_term_4 || bytes[954:951] == 4'd9)) begin
            codes_now = CODES_UNKNOWN_CONTROL_TYPE;
        end else if ((codes_now_term_7 || bytes_959_955_eq_14) && !codes_now_term_3) begin
            codes_now = CODES_UNKNOWN_NEXT_HEADER;
        end else if (codes_now_term_19 || (bytes_959_955_eq_14 && codes_now_term_8)) begin
            codes_now = CODES_WRONG_NEXT_HEADER;
        end else if ((bytes_959_955_eq_7 || bytes_959_955_eq_8 || bytes_959_955_eq_9) && codes_now_term_21) begin
            codes_now = CODES_UNKNOWN_ACK_REQUEST;
        end
    end

    always @* begin
        kind_now = KIND_NONE;
        if (is_good && is_cut) begin
            kind_now = KIND_CUT;
        end else if (is_whole) begin
            case (pds_type_move)
                5'd1: begin
                    kind_now = KIND_TSS;
                end
                5'd2: begin
                    kind_now = KIND_RUD_REQ;
                end
                5'd3: begin
                    kind_now = KIND_ROD_REQ;
                end
                5'd4: begin
                    kind_now = KIND_RUDI_REQ;
                end
                5'd5: begin
                    kind_now = KIND_RUDI_RESP;
                end
                5'd6: begin
                    kind_now = KIND_UUD_REQ;
                end
                5'd7: begin
                    kind_now = KIND_ACK;
                end
                5'd8: begin
                    kind_now = KIND_ACK_CC;
                end
                5'd9: begin
                    kind_now = KIND_ACK_CCX;
                end
                5'd10: begin
                    kind_now = KIND_NACK;
                end
                5'd11: begin
                    kind_now = KIND_CP;
                end
                5'd12: begin
                    kind_now = KIND_NACK_CCX;
                end
                5'd13: begin
                    kind_now = KIND_RUD_CC_REQ;
                end
                5'd14: begin
                    kind_now = KIND_ROD_CC_REQ;
                end
                default: begin
                    kind_now = KIND_NONE;
                end
            endcase
        end
    end

    always @(posedge clk) begin
        enable_move <= enable;
        trimmed_move <= trimmed;
        bytes_move <= bytes;
        left_of_pds_move <= left_of_pds;
        at_move <= at;
        needs_move <= needs;
        shortest_move <= shortest;
        longer_move <= longer;
        pds_type_move <= pds_type;
        is_tss_move <= is_tss;
        is_cp_move <= is_cp;
        next_hdr_move <= next_hdr;
        ends_with_crc_move <= ends_with_crc;
        refusal_move <= refusal;
        codes_move <= codes;
        pds_out_kind <= pds_kind;
        pds_out_header <= pds_header;
        pds_out_before_crc <= pds_before_crc;
        pds_out_has_crc <= pds_has_crc;
        pds_out_after_crc <= pds_after_crc;
        pds_out_ses <= pds_ses;
        pds_out_negotiates <= pds_negotiates;
        pds_out_next <= pds_next;
        pds_out_rest <= pds_rest;
        pds_out_rest_left <= pds_rest_left;
        pds_out_rest_at <= pds_rest_at;
    end

    assign kind = pds_out_kind;
    assign header = pds_out_header;
    assign before_crc = pds_out_before_crc;
    assign has_crc = pds_out_has_crc;
    assign after_crc = pds_out_after_crc;
    assign ses = pds_out_ses;
    assign negotiates = pds_out_negotiates;
    assign next = pds_out_next;
    assign rest = pds_out_rest;
    assign rest_left = pds_out_rest_left;
    assign rest_at = pds_out_rest_at;

    wire _unused_ok = &{1'b0, stray};

endmodule

`default_nettype wire

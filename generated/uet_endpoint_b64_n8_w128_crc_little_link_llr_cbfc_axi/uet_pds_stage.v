// Parses a TSS or PDS header.
`default_nettype none

module uet_pds_stage (
    input  wire         clk,
    input  wire         enable,
    input  wire         trimmed,
    input  wire [959:0] bytes,
    input  wire  [15:0] left,
    input  wire   [7:0] at,
    output reg    [4:0] kind,
    output reg  [319:0] header,
    output reg    [3:0] before_crc,
    output reg          has_crc,
    output reg    [3:0] after_crc,
    output reg          ses,
    output reg          negotiates,
    output reg    [3:0] next,
    output reg  [639:0] rest,
    output reg   [15:0] rest_left,
    output reg    [7:0] rest_at
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

    reg    [3:0] before_1;
    reg    [3:0] codes;
    reg    [1:0] shortest;
    reg    [1:0] longer;
    reg    [7:0] needs;
    reg  [959:0] held;
    reg          active;
    reg          held_trimmed;
    reg          held_tss;
    reg          held_cp;
    reg    [4:0] held_type;
    reg    [3:0] held_next;
    reg          held_crc;
    reg   [15:0] held_left;
    reg    [7:0] held_at;

    wire         sp = bytes[954];
    wire         is_tss = bytes[959:955] == 5'd1;
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
    wire         bytes_959_955_eq_11 = bytes[959:955] == 5'd11;
    wire         bytes_959_955_eq_12 = bytes[959:955] == 5'd12;
    wire         bytes_959_955_eq_13 = bytes[959:955] == 5'd13;
    wire         is_known_term_4 = is_known_term_3 || bytes_959_955_eq_11 || bytes_959_955_eq_12 || bytes_959_955_eq_13;
    wire         bytes_959_955_eq_14 = bytes[959:955] == 5'd14;
    wire         is_known = is_known_term_4 || bytes_959_955_eq_14;
    wire         ends_with_crc = enable && !is_tss && !trimmed;
    wire         is_good = active && before_1 == CODES_UET;
    wire         lacks_header = held_left < {8'd0, needs};
    wire         lacks_icv_term = held_tss && !held_trimmed;
    wire         lacks_icv = lacks_icv_term && held_left < {8'd0, needs + 8'd20};
    wire         is_cut = lacks_header && held_trimmed && !held_tss && held_left >= 16'd12;
    wire         is_short = (lacks_header && !is_cut) || lacks_icv;
    wire         is_whole = is_good && !is_short && !is_cut;
    wire   [7:0] taken = is_cut ? 8'd12 : needs;
    wire   [7:0] gone = taken + (lacks_icv_term ? 8'd16 : 8'd0);
    wire         bytes_954_951_eq_0 = bytes[954:951] == 4'd0;
    wire         codes_term = bytes_954_951_eq_0 || bytes[954:951] == 4'd1 || bytes[954:951] == 4'd2;
    wire         codes_term_2 = codes_term || bytes[954:951] == 4'd3;
    wire         bytes_954_951_eq_4 = bytes[954:951] == 4'd4;
    wire         bytes_954_951_eq_5 = bytes[954:951] == 4'd5;
    wire         bytes_954_951_eq_6 = bytes[954:951] == 4'd6;
    wire         codes_term_3 = codes_term_2 || bytes_954_951_eq_4 || bytes_954_951_eq_5 || bytes_954_951_eq_6;
    wire         codes_term_4 = codes_term_3 || bytes[954:951] == 4'd7 || bytes[954:951] == 4'd8;
    wire         codes_term_5 = bytes_959_955_eq_2 || bytes_959_955_eq_3;
    wire         codes_term_6 = codes_term_5 || bytes_959_955_eq_4 || bytes_959_955_eq_5 || bytes_959_955_eq_6;
    wire         codes_term_7 = codes_term_6 || bytes_959_955_eq_7 || bytes_959_955_eq_8 || bytes_959_955_eq_9;
    wire         codes_term_8 = codes_term_7 || bytes_959_955_eq_10 || bytes_959_955_eq_12 || bytes_959_955_eq_13;
    wire         codes_term_9 = !(codes_term_2 || bytes_954_951_eq_5 || bytes_954_951_eq_6);
    wire         codes_term_10 = (bytes_959_955_eq_2 && codes_term_9) || (bytes_959_955_eq_3 && codes_term_9);
    wire         not_codes_term_2 = !codes_term_2;
    wire         codes_term_11 = codes_term_10 || (bytes_959_955_eq_4 && not_codes_term_2);
    wire         codes_term_12 = !(bytes_954_951_eq_0 || bytes_954_951_eq_4 || bytes_954_951_eq_5 || bytes_954_951_eq_6);
    wire         codes_term_13 = codes_term_11 || (bytes_959_955_eq_5 && codes_term_12);
    wire         codes_term_14 = codes_term_13 || (bytes_959_955_eq_6 && not_codes_term_2);
    wire         codes_term_15 = codes_term_14 || (bytes_959_955_eq_7 && codes_term_12);
    wire         codes_term_16 = codes_term_15 || (bytes_959_955_eq_8 && codes_term_12);
    wire         codes_term_17 = codes_term_16 || (bytes_959_955_eq_9 && codes_term_12);
    wire         bytes_954_951_ne_0 = !bytes_954_951_eq_0;
    wire         codes_term_18 = codes_term_17 || (bytes_959_955_eq_10 && bytes_954_951_ne_0);
    wire         codes_term_19 = codes_term_18 || (bytes_959_955_eq_12 && bytes_954_951_ne_0);
    wire         codes_term_20 = codes_term_19 || (bytes_959_955_eq_13 && codes_term_9);
    wire         codes_term_21 = bytes[946:945] == 2'd0 || bytes[946:945] == 2'd1;
    wire         codes_term_22 = !(codes_term_21 || bytes[946:945] == 2'd2);
    wire         shortest_term = codes_term_5 || bytes_959_955_eq_7 || (is_tss && !sp);
    wire         shortest_term_2 = bytes_959_955_eq_10 || bytes_959_955_eq_11 || bytes_959_955_eq_13 || bytes_959_955_eq_14;
    wire         shortest_term_3 = shortest_term_2 || (is_tss && sp);
    wire         shortest_term_4 = bytes_959_955_eq_4 || bytes_959_955_eq_5;
    wire         longer_term = bytes_959_955_eq_8 || bytes_959_955_eq_12;
    wire   [7:0] needs_or = (bytes_959_955_eq_6 ? 8'd4 : 8'd0) | (shortest_term_4 ? 8'd8 : 8'd0);
    wire   [7:0] needs_or_2 = needs_or | (shortest_term ? 8'd12 : 8'd0);
    wire   [7:0] needs_or_3 = needs_or_2 | (shortest_term_3 ? 8'd16 : 8'd0);
    wire   [7:0] needs_or_4 = needs_or_3 | (longer_term ? 8'd32 : 8'd0);
    wire [639:0] rest_choice = shortest[0] ? held[831:192] : held[863:224];
    wire [639:0] rest_choice_2 = shortest[0] ? held[895:256] : held[927:288];
    wire [639:0] rest_choice_3 = shortest[1] ? rest_choice : rest_choice_2;
    wire [639:0] rest_choice_4 = longer[0] ? held[703:64] : rest_choice_3;

    always @(posedge clk) begin
        before_1 <= CODES_UET;
        if (enable) begin
            if (left == 16'd0) begin
                before_1 <= CODES_SHORT;
            end else if (!is_known) begin
                before_1 <= CODES_UNKNOWN_TYPE;
            end else if (ends_with_crc && left < 16'd8) begin
                before_1 <= CODES_SHORT;
            end
        end
        codes <= CODES_UET;
        if (bytes_959_955_eq_11 && !(codes_term_4 || bytes[954:951] == 4'd9)) begin
            codes <= CODES_UNKNOWN_CONTROL_TYPE;
        end else if ((codes_term_8 || bytes_959_955_eq_14) && !codes_term_3) begin
            codes <= CODES_UNKNOWN_NEXT_HEADER;
        end else if (codes_term_20 || (bytes_959_955_eq_14 && codes_term_9)) begin
            codes <= CODES_WRONG_NEXT_HEADER;
        end else if ((bytes_959_955_eq_7 || bytes_959_955_eq_8 || bytes_959_955_eq_9) && codes_term_22) begin
            codes <= CODES_UNKNOWN_ACK_REQUEST;
        end
        shortest <= {shortest_term || shortest_term_3, shortest_term_4 || shortest_term_3};
        longer <= {bytes_959_955_eq_9, longer_term};
        needs <= needs_or_4 | (bytes_959_955_eq_9 ? 8'd40 : 8'd0);
        held <= bytes;
        active <= enable;
        held_trimmed <= trimmed;
        held_tss <= is_tss;
        held_cp <= bytes_959_955_eq_11;
        held_type <= bytes[959:955];
        held_next <= bytes[954:951];
        held_crc <= ends_with_crc;
        held_left <= ends_with_crc ? left - 16'd4 : left;
        held_at <= at;
        kind <= KIND_NONE;
        if (is_good && is_cut) begin
            kind <= KIND_CUT;
        end else if (is_whole) begin
            case (held_type)
                5'd1: begin
                    kind <= KIND_TSS;
                end
                5'd2: begin
                    kind <= KIND_RUD_REQ;
                end
                5'd3: begin
                    kind <= KIND_ROD_REQ;
                end
                5'd4: begin
                    kind <= KIND_RUDI_REQ;
                end
                5'd5: begin
                    kind <= KIND_RUDI_RESP;
                end
                5'd6: begin
                    kind <= KIND_UUD_REQ;
                end
                5'd7: begin
                    kind <= KIND_ACK;
                end
                5'd8: begin
                    kind <= KIND_ACK_CC;
                end
                5'd9: begin
                    kind <= KIND_ACK_CCX;
                end
                5'd10: begin
                    kind <= KIND_NACK;
                end
                5'd11: begin
                    kind <= KIND_CP;
                end
                5'd12: begin
                    kind <= KIND_NACK_CCX;
                end
                5'd13: begin
                    kind <= KIND_RUD_CC_REQ;
                end
                5'd14: begin
                    kind <= KIND_ROD_CC_REQ;
                end
                default: begin
                    kind <= KIND_NONE;
                end
            endcase
        end
        header <= active ? held[959:640] : 320'd0;
        before_crc <= before_1;
        has_crc <= held_crc && before_1 == CODES_UET;
        if (is_good && is_short) begin
            after_crc <= CODES_SHORT;
        end else if (is_whole) begin
            after_crc <= codes;
        end else begin
            after_crc <= CODES_UET;
        end
        ses <= is_whole && !held_tss && !held_cp;
        negotiates <= is_whole && held_cp && held_next == 4'd9;
        next <= held_next;
        rest_left <= held_left - {8'd0, gone};
        rest_at <= held_at + taken;
        rest <= longer[1] ? held[639:0] : rest_choice_4;
    end

endmodule

`default_nettype wire

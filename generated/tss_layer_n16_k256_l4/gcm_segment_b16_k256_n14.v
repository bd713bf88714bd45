// Cuts packets into slots of 16 bytes of one part each.
`default_nettype none

module gcm_segment_b16_k256_n14 (
    input  wire         clk,
    input  wire         rst,
    input  wire         room,
    output wire         goes,
    output reg          issue,
    output wire   [7:0] slot_key,
    output wire         slot_text,
    output wire         slot_end,
    output wire         slot_hashed,
    output wire         slot_seal,
    output wire   [4:0] slot_count,
    output wire  [13:0] slot_aad_bytes,
    output wire  [13:0] slot_text_bytes,
    output wire         slot_bad,
    output reg  [127:0] block,
    output reg  [127:0] data,
    input  wire   [7:0] descriptor_payload_key,
    input  wire  [95:0] descriptor_payload_iv,
    input  wire         descriptor_payload_seal,
    input  wire  [13:0] descriptor_payload_aad_bytes,
    input  wire  [13:0] descriptor_payload_crypt_offset,
    input  wire         descriptor_valid,
    output wire         descriptor_ready,
    input  wire [127:0] up_payload_data,
    input  wire         up_payload_last,
    input  wire   [4:0] up_payload_body,
    input  wire         up_payload_body_ends,
    input  wire         up_payload_short,
    input  wire         up_valid,
    output wire         up_ready
);

    reg  [127:0] first_data;
    reg          first_last;
    reg    [4:0] first_body;
    reg          first_body_ends;
    reg          first_short;
    reg          first_full;
    reg  [127:0] second_data;
    reg          second_last;
    reg    [4:0] second_body;
    reg          second_body_ends;
    reg          second_short;
    reg          second_full;
    reg    [3:0] place;
    reg    [4:0] left_in_first;
    reg    [7:0] packet_key;
    reg   [95:0] packet_iv;
    reg          packet_seal;
    reg   [13:0] packet_aad_bytes;
    reg          active;
    reg   [13:0] pass_left;
    reg          passes;
    reg   [13:0] aad_left;
    reg          has_aad;
    reg    [4:0] wanted;
    reg   [31:0] counter;
    reg          cut_off;
    reg    [7:0] issued_key;
    reg          issued_text;
    reg          issued_end;
    reg          issued_hashed;
    reg          issued_seal;
    reg    [4:0] issued_count;
    reg   [13:0] aad_bytes;
    reg          is_short;
    reg   [13:0] text_bytes;
    reg          too_long;
    reg  [127:0] bytes;
    reg    [3:0] turn;
    reg    [4:0] kept;

    wire         dry = first_body_ends && left_in_first == 5'd0;
    wire         go_term = first_last || second_full || (place == 4'd0 && !dry);
    wire         go = room && active && first_full && go_term;
    wire         ends = go && dry;
    wire         text = !(passes || has_aad);
    wire         takes_first = wanted >= left_in_first;
    wire   [5:0] both = {1'b0, left_in_first} + {1'b0, second_body};
    wire         takes_both = {1'b0, wanted} >= both;
    wire         ends_first = first_body_ends && takes_first;
    wire         ends_second = !first_body_ends && second_body_ends && takes_both;
    wire   [4:0] count = ends_first ? left_in_first : ends_second ? both[4:0] : wanted;
    wire         drains = takes_first && !first_last && (!first_body_ends || first_body[4]);
    wire         shifts = go && (dry || drains);
    wire         shifts_two = dry && !first_last;
    wire   [5:0] rest_difference = both - {1'b0, wanted};
    wire   [4:0] rest = rest_difference[4:0];
    assign up_ready = !second_full || !first_full || shifts;
    wire         enters = up_valid && up_ready;
    wire         stays = first_full && !shifts;
    wire         advances = first_full && second_full && !shifts_two;
    wire   [3:0] next_place_choice = ends_second ? second_body[3:0] : place + wanted[3:0];
    wire   [3:0] next_place = ends_first ? first_body[3:0] : next_place_choice;
    wire         lacks_term = ends_second && both != {1'b0, wanted};
    wire         lacks = (ends_first && left_in_first != wanted) || lacks_term;
    assign descriptor_ready = !active || ends;
    wire  [13:0] pass_bytes = descriptor_payload_crypt_offset - descriptor_payload_aad_bytes;
    wire  [14:0] counted = {1'b0, text_bytes} + {10'd0, issued_count};
    wire [127:0] turned_1 = turn[0] ? {bytes[7:0], bytes[127:8]} : bytes;
    wire [127:0] turned_2 = turn[1] ? {turned_1[15:0], turned_1[127:16]} : turned_1;
    wire [127:0] turned_4 = turn[2] ? {turned_2[31:0], turned_2[127:32]} : turned_2;
    wire [127:0] turned_8 = turn[3] ? {turned_4[63:0], turned_4[127:64]} : turned_4;
    wire         pass_left_13_4_eq_1 = pass_left[13:4] == 10'd1;
    wire         passes_term = pass_left_13_4_eq_1 && pass_left[3:0] == 4'd0;
    wire         passes_term_2 = pass_left[13:4] == 10'd0 || passes_term;
    wire   [4:0] wanted_choice = has_aad ? ((|aad_left[13:4]) ? 5'd16 : aad_left[4:0]) : 5'd16;
    wire   [4:0] wanted_choice_2 = pass_left_13_4_eq_1 ? {1'b0, pass_left[3:0]} : 5'd16;
    wire         aad_left_13_4_eq_1 = aad_left[13:4] == 10'd1;
    wire         has_aad_term = aad_left[13:4] == 10'd0 || (aad_left_13_4_eq_1 && aad_left[3:0] == 4'd0);
    wire         has_aad_and_not_has_aad_term = has_aad && !has_aad_term;
    wire         pass_bytes_any = |pass_bytes;
    wire         has_aad_any = |descriptor_payload_aad_bytes;
    wire   [4:0] wanted_choice_3 = (|pass_bytes[13:4]) ? 5'd16 : pass_bytes[4:0];
    wire         wanted_any = |descriptor_payload_aad_bytes[13:4];
    wire   [4:0] wanted_choice_4 = wanted_any ? 5'd16 : descriptor_payload_aad_bytes[4:0];
    wire  [15:0] bytes_not = ~({16{1'b1}} << place);
    wire  [15:0] data_not = ~({16{1'b1}} << kept);
    wire         data_not_15 = data_not[15];
    wire         data_not_14 = data_not[14];
    wire         data_not_13 = data_not[13];
    wire         data_not_12 = data_not[12];
    wire         data_not_11 = data_not[11];
    wire         data_not_10 = data_not[10];
    wire         data_not_9 = data_not[9];
    wire         data_not_8 = data_not[8];
    wire         data_not_7 = data_not[7];
    wire         data_not_6 = data_not[6];
    wire         data_not_5 = data_not[5];
    wire         data_not_4 = data_not[4];
    wire         data_not_3 = data_not[3];
    wire         data_not_2 = data_not[2];
    wire         data_not_1 = data_not[1];
    wire         data_not_0 = data_not[0];

    always @(posedge clk) begin
        if (rst) begin
            first_full <= 1'b0;
            second_full <= 1'b0;
            place <= 4'd0;
            active <= 1'b0;
            issue <= 1'b0;
            text_bytes <= 14'd0;
            too_long <= 1'b0;
        end else begin
            if (stays) begin
                if (!second_full) begin
                    second_full <= enters;
                end
            end else if (advances) begin
                second_full <= enters;
            end else begin
                first_full <= enters;
                second_full <= 1'b0;
            end
            if (go) begin
                place <= dry ? 4'd0 : next_place;
            end
            if (descriptor_ready) begin
                active <= descriptor_valid;
            end
            issue <= go;
            if (issue) begin
                if (issued_end) begin
                    text_bytes <= 14'd0;
                    too_long <= 1'b0;
                end else begin
                    if (issued_text) begin
                        text_bytes <= counted[13:0];
                    end
                    too_long <= too_long || counted[14];
                end
            end
        end
    end

    always @(posedge clk) begin
        if (!(stays && second_full)) begin
            second_data <= up_payload_data;
            second_last <= up_payload_last;
            second_body <= up_payload_body;
            second_body_ends <= up_payload_body_ends;
            second_short <= up_payload_short;
        end
        if (stays) begin
            if (go) begin
                left_in_first <= takes_first ? 5'd0 : left_in_first - wanted;
            end
        end else if (advances) begin
            first_data <= second_data;
            first_last <= second_last;
            first_body <= second_body;
            first_body_ends <= second_body_ends;
            first_short <= second_short;
            left_in_first <= first_body_ends ? second_body : takes_both ? 5'd0 : rest;
        end else begin
            first_data <= up_payload_data;
            first_last <= up_payload_last;
            first_body <= up_payload_body;
            first_body_ends <= up_payload_body_ends;
            first_short <= up_payload_short;
            left_in_first <= up_payload_body;
        end
        if (go) begin
            if (passes) begin
                pass_left <= {pass_left[13:4] - 10'd1, pass_left[3:0]};
                passes <= !passes_term_2;
                wanted <= passes_term_2 ? wanted_choice : wanted_choice_2;
            end else begin
                aad_left <= {aad_left[13:4] - 10'd1, aad_left[3:0]};
                has_aad <= has_aad_and_not_has_aad_term;
                wanted <= has_aad_and_not_has_aad_term ? (aad_left_13_4_eq_1 ? {1'b0, aad_left[3:0]} : 5'd16) : 5'd16;
            end
            if (text) begin
                counter <= counter + 32'd1;
            end else begin
                cut_off <= cut_off || lacks;
            end
        end
        if (descriptor_ready) begin
            packet_key <= descriptor_payload_key;
            packet_iv <= descriptor_payload_iv;
            packet_seal <= descriptor_payload_seal;
            packet_aad_bytes <= descriptor_payload_aad_bytes;
            pass_left <= pass_bytes;
            passes <= pass_bytes_any;
            aad_left <= descriptor_payload_aad_bytes;
            has_aad <= has_aad_any;
            wanted <= pass_bytes_any ? wanted_choice_3 : has_aad_any ? wanted_choice_4 : 5'd16;
            counter <= 32'd2;
            cut_off <= 1'b0;
        end
        issued_key <= packet_key;
        issued_text <= text && !dry;
        issued_end <= dry;
        issued_hashed <= dry || !passes;
        issued_seal <= packet_seal;
        issued_count <= dry ? 5'd0 : count;
        aad_bytes <= packet_aad_bytes;
        is_short <= first_short || !text || cut_off;
        block <= {packet_iv, dry ? 32'd1 : counter};
        bytes <= {
            bytes_not[15] ? second_data[127:120] : first_data[127:120],
            bytes_not[14] ? second_data[119:112] : first_data[119:112],
            bytes_not[13] ? second_data[111:104] : first_data[111:104],
            bytes_not[12] ? second_data[103:96] : first_data[103:96],
            bytes_not[11] ? second_data[95:88] : first_data[95:88],
            bytes_not[10] ? second_data[87:80] : first_data[87:80],
            bytes_not[9] ? second_data[79:72] : first_data[79:72],
            bytes_not[8] ? second_data[71:64] : first_data[71:64],
            bytes_not[7] ? second_data[63:56] : first_data[63:56],
            bytes_not[6] ? second_data[55:48] : first_data[55:48],
            bytes_not[5] ? second_data[47:40] : first_data[47:40],
            bytes_not[4] ? second_data[39:32] : first_data[39:32],
            bytes_not[3] ? second_data[31:24] : first_data[31:24],
            bytes_not[2] ? second_data[23:16] : first_data[23:16],
            bytes_not[1] ? second_data[15:8] : first_data[15:8],
            bytes_not[0] ? second_data[7:0] : first_data[7:0]
        };
        turn <= place;
        kept <= dry && !packet_seal ? 5'd16 : count;
        data <= {
            turned_8[127:120] & {8{data_not_15}},
            turned_8[119:112] & {8{data_not_14}},
            turned_8[111:104] & {8{data_not_13}},
            turned_8[103:96] & {8{data_not_12}},
            turned_8[95:88] & {8{data_not_11}},
            turned_8[87:80] & {8{data_not_10}},
            turned_8[79:72] & {8{data_not_9}},
            turned_8[71:64] & {8{data_not_8}},
            turned_8[63:56] & {8{data_not_7}},
            turned_8[55:48] & {8{data_not_6}},
            turned_8[47:40] & {8{data_not_5}},
            turned_8[39:32] & {8{data_not_4}},
            turned_8[31:24] & {8{data_not_3}},
            turned_8[23:16] & {8{data_not_2}},
            turned_8[15:8] & {8{data_not_1}},
            turned_8[7:0] & {8{data_not_0}}
        };
    end

    assign goes = go;
    assign slot_key = issued_key;
    assign slot_text = issued_text;
    assign slot_end = issued_end;
    assign slot_hashed = issued_hashed;
    assign slot_seal = issued_seal;
    assign slot_count = issued_count;
    assign slot_aad_bytes = aad_bytes;
    assign slot_text_bytes = text_bytes;
    assign slot_bad = is_short || too_long;

    wire _unused_ok = &{1'b0, rest_difference[5]};

`ifdef FORMAL
    wire aad_is_before_text_term = descriptor_payload_crypt_offset >= descriptor_payload_aad_bytes;
    wire takes_what_is_there_term = !go || first_body_ends || left_in_first >= wanted;

    always @(posedge clk) if (!rst) aad_is_before_text: assert (!descriptor_valid || aad_is_before_text_term);
    always @(posedge clk) if (!rst) takes_what_is_there: assert (takes_what_is_there_term || second_full);
`endif

endmodule

`default_nettype wire

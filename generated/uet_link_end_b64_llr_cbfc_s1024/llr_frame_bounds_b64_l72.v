// Pads frames that are too short and cuts those that are too long, in beats of 64 bytes.
`default_nettype none

module llr_frame_bounds_b64_l72 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [6:0] last_beat,
    input  wire  [63:0] last_keep,
    output wire         padded,
    output wire         too_long,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_user_poison,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_user_poison,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [6:0] at;
    reg        padding;
    reg        poisoned;
    reg        skipping;

    wire        is_early = 1'b0;
    wire        is_least = at == 7'd0;
    wire        ends = padding || up_payload_last;
    wire        is_short = up_payload_last && (is_early || (is_least && !up_payload_keep[59]));
    wire        at_limit = at >= last_beat;
    wire        cuts_term = !up_payload_last || (|(up_payload_keep & ~last_keep));
    wire        cuts = at_limit && !padding && cuts_term;
    wire [63:0] came = up_payload_keep & {64{!padding}};
    wire        ends_and_is_early = ends && is_early;
    wire        ends_and_is_least = ends && is_least;
    wire [63:0] filled = came | {64{ends_and_is_early}} | (64'hfffffffffffffff & {64{ends_and_is_least}});
    wire [63:0] kept = filled & (last_keep | {64{!cuts}});
    wire        is_last = cuts || (ends && !is_early);
    wire        valid = padding || (up_valid && !skipping);
    wire        takes = valid && down_ready;

    always @(posedge clk) begin
        if (rst) begin
            at <= 7'd0;
            padding <= 1'b0;
            skipping <= 1'b0;
        end else begin
            if (takes) begin
                at <= is_last ? 7'd0 : at + 7'd1;
                padding <= ends && !is_last;
                skipping <= cuts && !up_payload_last;
            end
            if (skipping && up_valid && up_payload_last) begin
                skipping <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            if (!padding) begin
                poisoned <= up_payload_user_poison;
            end
        end
    end

    assign padded = takes && !padding && is_short;
    assign too_long = takes && cuts;
    assign up_ready = skipping || (down_ready && !padding);
    assign down_payload_data = {
        up_payload_data[511:504] & {8{came[63]}},
        up_payload_data[503:496] & {8{came[62]}},
        up_payload_data[495:488] & {8{came[61]}},
        up_payload_data[487:480] & {8{came[60]}},
        up_payload_data[479:472] & {8{came[59]}},
        up_payload_data[471:464] & {8{came[58]}},
        up_payload_data[463:456] & {8{came[57]}},
        up_payload_data[455:448] & {8{came[56]}},
        up_payload_data[447:440] & {8{came[55]}},
        up_payload_data[439:432] & {8{came[54]}},
        up_payload_data[431:424] & {8{came[53]}},
        up_payload_data[423:416] & {8{came[52]}},
        up_payload_data[415:408] & {8{came[51]}},
        up_payload_data[407:400] & {8{came[50]}},
        up_payload_data[399:392] & {8{came[49]}},
        up_payload_data[391:384] & {8{came[48]}},
        up_payload_data[383:376] & {8{came[47]}},
        up_payload_data[375:368] & {8{came[46]}},
        up_payload_data[367:360] & {8{came[45]}},
        up_payload_data[359:352] & {8{came[44]}},
        up_payload_data[351:344] & {8{came[43]}},
        up_payload_data[343:336] & {8{came[42]}},
        up_payload_data[335:328] & {8{came[41]}},
        up_payload_data[327:320] & {8{came[40]}},
        up_payload_data[319:312] & {8{came[39]}},
        up_payload_data[311:304] & {8{came[38]}},
        up_payload_data[303:296] & {8{came[37]}},
        up_payload_data[295:288] & {8{came[36]}},
        up_payload_data[287:280] & {8{came[35]}},
        up_payload_data[279:272] & {8{came[34]}},
        up_payload_data[271:264] & {8{came[33]}},
        up_payload_data[263:256] & {8{came[32]}},
        up_payload_data[255:248] & {8{came[31]}},
        up_payload_data[247:240] & {8{came[30]}},
        up_payload_data[239:232] & {8{came[29]}},
        up_payload_data[231:224] & {8{came[28]}},
        up_payload_data[223:216] & {8{came[27]}},
        up_payload_data[215:208] & {8{came[26]}},
        up_payload_data[207:200] & {8{came[25]}},
        up_payload_data[199:192] & {8{came[24]}},
        up_payload_data[191:184] & {8{came[23]}},
        up_payload_data[183:176] & {8{came[22]}},
        up_payload_data[175:168] & {8{came[21]}},
        up_payload_data[167:160] & {8{came[20]}},
        up_payload_data[159:152] & {8{came[19]}},
        up_payload_data[151:144] & {8{came[18]}},
        up_payload_data[143:136] & {8{came[17]}},
        up_payload_data[135:128] & {8{came[16]}},
        up_payload_data[127:120] & {8{came[15]}},
        up_payload_data[119:112] & {8{came[14]}},
        up_payload_data[111:104] & {8{came[13]}},
        up_payload_data[103:96] & {8{came[12]}},
        up_payload_data[95:88] & {8{came[11]}},
        up_payload_data[87:80] & {8{came[10]}},
        up_payload_data[79:72] & {8{came[9]}},
        up_payload_data[71:64] & {8{came[8]}},
        up_payload_data[63:56] & {8{came[7]}},
        up_payload_data[55:48] & {8{came[6]}},
        up_payload_data[47:40] & {8{came[5]}},
        up_payload_data[39:32] & {8{came[4]}},
        up_payload_data[31:24] & {8{came[3]}},
        up_payload_data[23:16] & {8{came[2]}},
        up_payload_data[15:8] & {8{came[1]}},
        up_payload_data[7:0] & {8{came[0]}}
    };
    assign down_payload_keep = kept;
    assign down_payload_last = is_last;
    assign down_payload_user_poison = padding ? poisoned : up_payload_user_poison || cuts;
    assign down_valid = valid;

`ifdef FORMAL
    always @(posedge clk) if (!rst) short_or_long: assert (!(padding && skipping));
    always @(posedge clk) if (!rst) sixty_bytes: assert (!(takes && is_last) || !is_early);
`endif

endmodule

`default_nettype wire

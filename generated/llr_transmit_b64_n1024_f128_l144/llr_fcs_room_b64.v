// Makes frames 4 bytes longer, in beats of 64 bytes.
`default_nettype none

module llr_fcs_room_b64 (
    input  wire         clk,
    input  wire         rst,
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

    reg  [511:0] held_data;
    reg   [63:0] held_keep;
    reg          held_last;
    reg          held_user_poison;
    reg          full;
    reg    [3:0] over;
    reg          spills;

    wire        ready = !full || down_ready;
    wire        too_long = up_payload_last && up_payload_keep[60];
    wire [63:0] longer = {up_payload_keep[59:0], 4'd0} | 64'd15;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
            spills <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
                spills <= up_valid && too_long;
                if (spills) begin
                    full <= 1'b1;
                    spills <= 1'b0;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_data <= {
                up_payload_data[511:504] & {8{up_payload_keep[63]}},
                up_payload_data[503:496] & {8{up_payload_keep[62]}},
                up_payload_data[495:488] & {8{up_payload_keep[61]}},
                up_payload_data[487:480] & {8{up_payload_keep[60]}},
                up_payload_data[479:472] & {8{up_payload_keep[59]}},
                up_payload_data[471:464] & {8{up_payload_keep[58]}},
                up_payload_data[463:456] & {8{up_payload_keep[57]}},
                up_payload_data[455:448] & {8{up_payload_keep[56]}},
                up_payload_data[447:440] & {8{up_payload_keep[55]}},
                up_payload_data[439:432] & {8{up_payload_keep[54]}},
                up_payload_data[431:424] & {8{up_payload_keep[53]}},
                up_payload_data[423:416] & {8{up_payload_keep[52]}},
                up_payload_data[415:408] & {8{up_payload_keep[51]}},
                up_payload_data[407:400] & {8{up_payload_keep[50]}},
                up_payload_data[399:392] & {8{up_payload_keep[49]}},
                up_payload_data[391:384] & {8{up_payload_keep[48]}},
                up_payload_data[383:376] & {8{up_payload_keep[47]}},
                up_payload_data[375:368] & {8{up_payload_keep[46]}},
                up_payload_data[367:360] & {8{up_payload_keep[45]}},
                up_payload_data[359:352] & {8{up_payload_keep[44]}},
                up_payload_data[351:344] & {8{up_payload_keep[43]}},
                up_payload_data[343:336] & {8{up_payload_keep[42]}},
                up_payload_data[335:328] & {8{up_payload_keep[41]}},
                up_payload_data[327:320] & {8{up_payload_keep[40]}},
                up_payload_data[319:312] & {8{up_payload_keep[39]}},
                up_payload_data[311:304] & {8{up_payload_keep[38]}},
                up_payload_data[303:296] & {8{up_payload_keep[37]}},
                up_payload_data[295:288] & {8{up_payload_keep[36]}},
                up_payload_data[287:280] & {8{up_payload_keep[35]}},
                up_payload_data[279:272] & {8{up_payload_keep[34]}},
                up_payload_data[271:264] & {8{up_payload_keep[33]}},
                up_payload_data[263:256] & {8{up_payload_keep[32]}},
                up_payload_data[255:248] & {8{up_payload_keep[31]}},
                up_payload_data[247:240] & {8{up_payload_keep[30]}},
                up_payload_data[239:232] & {8{up_payload_keep[29]}},
                up_payload_data[231:224] & {8{up_payload_keep[28]}},
                up_payload_data[223:216] & {8{up_payload_keep[27]}},
                up_payload_data[215:208] & {8{up_payload_keep[26]}},
                up_payload_data[207:200] & {8{up_payload_keep[25]}},
                up_payload_data[199:192] & {8{up_payload_keep[24]}},
                up_payload_data[191:184] & {8{up_payload_keep[23]}},
                up_payload_data[183:176] & {8{up_payload_keep[22]}},
                up_payload_data[175:168] & {8{up_payload_keep[21]}},
                up_payload_data[167:160] & {8{up_payload_keep[20]}},
                up_payload_data[159:152] & {8{up_payload_keep[19]}},
                up_payload_data[151:144] & {8{up_payload_keep[18]}},
                up_payload_data[143:136] & {8{up_payload_keep[17]}},
                up_payload_data[135:128] & {8{up_payload_keep[16]}},
                up_payload_data[127:120] & {8{up_payload_keep[15]}},
                up_payload_data[119:112] & {8{up_payload_keep[14]}},
                up_payload_data[111:104] & {8{up_payload_keep[13]}},
                up_payload_data[103:96] & {8{up_payload_keep[12]}},
                up_payload_data[95:88] & {8{up_payload_keep[11]}},
                up_payload_data[87:80] & {8{up_payload_keep[10]}},
                up_payload_data[79:72] & {8{up_payload_keep[9]}},
                up_payload_data[71:64] & {8{up_payload_keep[8]}},
                up_payload_data[63:56] & {8{up_payload_keep[7]}},
                up_payload_data[55:48] & {8{up_payload_keep[6]}},
                up_payload_data[47:40] & {8{up_payload_keep[5]}},
                up_payload_data[39:32] & {8{up_payload_keep[4]}},
                up_payload_data[31:24] & {8{up_payload_keep[3]}},
                up_payload_data[23:16] & {8{up_payload_keep[2]}},
                up_payload_data[15:8] & {8{up_payload_keep[1]}},
                up_payload_data[7:0] & {8{up_payload_keep[0]}}
            };
            held_keep <= up_payload_last ? longer : up_payload_keep;
            held_last <= up_payload_last && !too_long;
            held_user_poison <= up_payload_user_poison;
            over <= up_payload_keep[63:60];
            if (spills) begin
                held_data <= 512'd0;
                held_keep <= {60'd0, over};
                held_last <= 1'b1;
                held_user_poison <= held_user_poison;
            end
        end
    end

    assign up_ready = ready && !spills;
    assign down_payload_data = held_data;
    assign down_payload_keep = held_keep;
    assign down_payload_last = held_last;
    assign down_payload_user_poison = held_user_poison;
    assign down_valid = full;

endmodule

`default_nettype wire

// Places of 64 that peers of 16 groups have, 32 of each at most.
`default_nettype none

module ses_peer_share_n64_g16_m32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        take_valid,
    input  wire  [5:0] take_slot,
    input  wire  [3:0] take_group,
    input  wire [63:0] taken,
    output wire [63:0] held,
    output wire [15:0] full
);

    reg  [63:0] counted;
    wire        lowest_valid;
    wire  [5:0] lowest_index;
    wire [63:0] lowest_one_hot;
    reg         goes_valid;
    reg   [5:0] goes_slot;
    reg         back_valid;
    reg   [3:0] back_group;
    reg         comes_valid;
    reg   [3:0] comes_group;
    reg   [5:0] count_0;
    reg   [5:0] count_1;
    reg   [5:0] count_2;
    reg   [5:0] count_3;
    reg   [5:0] count_4;
    reg   [5:0] count_5;
    reg   [5:0] count_6;
    reg   [5:0] count_7;
    reg   [5:0] count_8;
    reg   [5:0] count_9;
    reg   [5:0] count_10;
    reg   [5:0] count_11;
    reg   [5:0] count_12;
    reg   [5:0] count_13;
    reg   [5:0] count_14;
    reg   [5:0] count_15;
    reg   [3:0] groups [0:63];

    wire [63:0] over = counted & ~taken;
    wire  [3:0] groups_rdata = groups[goes_slot];
    wire [15:0] more = (16'd1 << comes_group) & {16{comes_valid}};
    wire [15:0] fewer = (16'd1 << back_group) & {16{back_valid}};

    priority_encoder_w64 lowest (
        .requests (over),
        .valid    (lowest_valid),
        .index    (lowest_index),
        .one_hot  (lowest_one_hot)
    );

    always @(posedge clk) begin
        if (take_valid) groups[take_slot] <= take_group;
    end

    always @(posedge clk) begin
        if (rst) begin
            counted <= 64'd0;
            goes_valid <= 1'b0;
            back_valid <= 1'b0;
            comes_valid <= 1'b0;
            count_0 <= 6'd0;
            count_1 <= 6'd0;
            count_2 <= 6'd0;
            count_3 <= 6'd0;
            count_4 <= 6'd0;
            count_5 <= 6'd0;
            count_6 <= 6'd0;
            count_7 <= 6'd0;
            count_8 <= 6'd0;
            count_9 <= 6'd0;
            count_10 <= 6'd0;
            count_11 <= 6'd0;
            count_12 <= 6'd0;
            count_13 <= 6'd0;
            count_14 <= 6'd0;
            count_15 <= 6'd0;
        end else begin
            counted <= (counted & ~lowest_one_hot) | ((64'd1 << take_slot) & {64{take_valid}});
            goes_valid <= lowest_valid;
            back_valid <= goes_valid;
            comes_valid <= take_valid;
            if (more[0] ^ fewer[0]) begin
                count_0 <= more[0] ? count_0 + 6'd1 : count_0 - 6'd1;
            end
            if (more[1] ^ fewer[1]) begin
                count_1 <= more[1] ? count_1 + 6'd1 : count_1 - 6'd1;
            end
            if (more[2] ^ fewer[2]) begin
                count_2 <= more[2] ? count_2 + 6'd1 : count_2 - 6'd1;
            end
            if (more[3] ^ fewer[3]) begin
                count_3 <= more[3] ? count_3 + 6'd1 : count_3 - 6'd1;
            end
            if (more[4] ^ fewer[4]) begin
                count_4 <= more[4] ? count_4 + 6'd1 : count_4 - 6'd1;
            end
            if (more[5] ^ fewer[5]) begin
                count_5 <= more[5] ? count_5 + 6'd1 : count_5 - 6'd1;
            end
            if (more[6] ^ fewer[6]) begin
                count_6 <= more[6] ? count_6 + 6'd1 : count_6 - 6'd1;
            end
            if (more[7] ^ fewer[7]) begin
                count_7 <= more[7] ? count_7 + 6'd1 : count_7 - 6'd1;
            end
            if (more[8] ^ fewer[8]) begin
                count_8 <= more[8] ? count_8 + 6'd1 : count_8 - 6'd1;
            end
            if (more[9] ^ fewer[9]) begin
                count_9 <= more[9] ? count_9 + 6'd1 : count_9 - 6'd1;
            end
            if (more[10] ^ fewer[10]) begin
                count_10 <= more[10] ? count_10 + 6'd1 : count_10 - 6'd1;
            end
            if (more[11] ^ fewer[11]) begin
                count_11 <= more[11] ? count_11 + 6'd1 : count_11 - 6'd1;
            end
            if (more[12] ^ fewer[12]) begin
                count_12 <= more[12] ? count_12 + 6'd1 : count_12 - 6'd1;
            end
            if (more[13] ^ fewer[13]) begin
                count_13 <= more[13] ? count_13 + 6'd1 : count_13 - 6'd1;
            end
            if (more[14] ^ fewer[14]) begin
                count_14 <= more[14] ? count_14 + 6'd1 : count_14 - 6'd1;
            end
            if (more[15] ^ fewer[15]) begin
                count_15 <= more[15] ? count_15 + 6'd1 : count_15 - 6'd1;
            end
        end
    end

    always @(posedge clk) begin
        goes_slot <= lowest_index;
        back_group <= groups_rdata;
        comes_group <= take_group;
    end

    assign held = counted;
    assign full = {
        count_15 == 6'd32,
        count_14 == 6'd32,
        count_13 == 6'd32,
        count_12 == 6'd32,
        count_11 == 6'd32,
        count_10 == 6'd32,
        count_9 == 6'd32,
        count_8 == 6'd32,
        count_7 == 6'd32,
        count_6 == 6'd32,
        count_5 == 6'd32,
        count_4 == 6'd32,
        count_3 == 6'd32,
        count_2 == 6'd32,
        count_1 == 6'd32,
        count_0 == 6'd32
    };

endmodule

`default_nettype wire

// Places of 32 that peers of 16 groups have, 16 of each at most.
`default_nettype none

module ses_peer_share_n32_g16_m16 (
    input  wire        clk,
    input  wire        rst,
    input  wire        take_valid,
    input  wire  [4:0] take_slot,
    input  wire  [3:0] take_group,
    input  wire [31:0] taken,
    output wire [31:0] held,
    output wire [15:0] full
);

    reg  [31:0] counted;
    wire        lowest_valid;
    wire  [4:0] lowest_index;
    wire [31:0] lowest_one_hot;
    reg         goes_valid;
    reg   [4:0] goes_slot;
    reg         back_valid;
    reg   [3:0] back_group;
    reg         comes_valid;
    reg   [3:0] comes_group;
    reg   [4:0] count_0;
    reg   [4:0] count_1;
    reg   [4:0] count_2;
    reg   [4:0] count_3;
    reg   [4:0] count_4;
    reg   [4:0] count_5;
    reg   [4:0] count_6;
    reg   [4:0] count_7;
    reg   [4:0] count_8;
    reg   [4:0] count_9;
    reg   [4:0] count_10;
    reg   [4:0] count_11;
    reg   [4:0] count_12;
    reg   [4:0] count_13;
    reg   [4:0] count_14;
    reg   [4:0] count_15;
    reg   [3:0] groups [0:31];

    wire [31:0] over = counted & ~taken;
    wire  [3:0] groups_rdata = groups[goes_slot];
    wire [15:0] more = (16'd1 << comes_group) & {16{comes_valid}};
    wire [15:0] fewer = (16'd1 << back_group) & {16{back_valid}};

    priority_encoder_w32 lowest (
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
            counted <= 32'd0;
            goes_valid <= 1'b0;
            back_valid <= 1'b0;
            comes_valid <= 1'b0;
            count_0 <= 5'd0;
            count_1 <= 5'd0;
            count_2 <= 5'd0;
            count_3 <= 5'd0;
            count_4 <= 5'd0;
            count_5 <= 5'd0;
            count_6 <= 5'd0;
            count_7 <= 5'd0;
            count_8 <= 5'd0;
            count_9 <= 5'd0;
            count_10 <= 5'd0;
            count_11 <= 5'd0;
            count_12 <= 5'd0;
            count_13 <= 5'd0;
            count_14 <= 5'd0;
            count_15 <= 5'd0;
        end else begin
            counted <= (counted & ~lowest_one_hot) | ((32'd1 << take_slot) & {32{take_valid}});
            goes_valid <= lowest_valid;
            back_valid <= goes_valid;
            comes_valid <= take_valid;
            if (more[0] ^ fewer[0]) begin
                count_0 <= more[0] ? count_0 + 5'd1 : count_0 - 5'd1;
            end
            if (more[1] ^ fewer[1]) begin
                count_1 <= more[1] ? count_1 + 5'd1 : count_1 - 5'd1;
            end
            if (more[2] ^ fewer[2]) begin
                count_2 <= more[2] ? count_2 + 5'd1 : count_2 - 5'd1;
            end
            if (more[3] ^ fewer[3]) begin
                count_3 <= more[3] ? count_3 + 5'd1 : count_3 - 5'd1;
            end
            if (more[4] ^ fewer[4]) begin
                count_4 <= more[4] ? count_4 + 5'd1 : count_4 - 5'd1;
            end
            if (more[5] ^ fewer[5]) begin
                count_5 <= more[5] ? count_5 + 5'd1 : count_5 - 5'd1;
            end
            if (more[6] ^ fewer[6]) begin
                count_6 <= more[6] ? count_6 + 5'd1 : count_6 - 5'd1;
            end
            if (more[7] ^ fewer[7]) begin
                count_7 <= more[7] ? count_7 + 5'd1 : count_7 - 5'd1;
            end
            if (more[8] ^ fewer[8]) begin
                count_8 <= more[8] ? count_8 + 5'd1 : count_8 - 5'd1;
            end
            if (more[9] ^ fewer[9]) begin
                count_9 <= more[9] ? count_9 + 5'd1 : count_9 - 5'd1;
            end
            if (more[10] ^ fewer[10]) begin
                count_10 <= more[10] ? count_10 + 5'd1 : count_10 - 5'd1;
            end
            if (more[11] ^ fewer[11]) begin
                count_11 <= more[11] ? count_11 + 5'd1 : count_11 - 5'd1;
            end
            if (more[12] ^ fewer[12]) begin
                count_12 <= more[12] ? count_12 + 5'd1 : count_12 - 5'd1;
            end
            if (more[13] ^ fewer[13]) begin
                count_13 <= more[13] ? count_13 + 5'd1 : count_13 - 5'd1;
            end
            if (more[14] ^ fewer[14]) begin
                count_14 <= more[14] ? count_14 + 5'd1 : count_14 - 5'd1;
            end
            if (more[15] ^ fewer[15]) begin
                count_15 <= more[15] ? count_15 + 5'd1 : count_15 - 5'd1;
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
        count_15 == 5'd16,
        count_14 == 5'd16,
        count_13 == 5'd16,
        count_12 == 5'd16,
        count_11 == 5'd16,
        count_10 == 5'd16,
        count_9 == 5'd16,
        count_8 == 5'd16,
        count_7 == 5'd16,
        count_6 == 5'd16,
        count_5 == 5'd16,
        count_4 == 5'd16,
        count_3 == 5'd16,
        count_2 == 5'd16,
        count_1 == 5'd16,
        count_0 == 5'd16
    };

endmodule

`default_nettype wire

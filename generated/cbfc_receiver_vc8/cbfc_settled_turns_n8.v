// Chooses among 8 requests of the clock before in turn.
`default_nettype none

module cbfc_settled_turns_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire [7:0] request,
    input  wire       accept,
    output wire [2:0] index,
    output wire       valid
);

    reg  [2:0] last;
    reg  [7:0] all;
    reg  [7:0] ahead;
    reg        valid_now;

    wire       none_7_0 = !(|ahead);
    wire       none_11_8 = !(|all[3:0]);
    wire       none_13_12 = !(|all[5:4]);
    wire       none_14_14 = !all[6];
    wire       none_12_12 = !all[4];
    wire [1:0] at_15_12 = {none_13_12, none_13_12 ? none_14_14 : none_12_12};
    wire       none_9_8 = !(|all[1:0]);
    wire       none_10_10 = !all[2];
    wire       none_8_8 = !all[0];
    wire [1:0] at_11_8 = {none_9_8, none_9_8 ? none_10_10 : none_8_8};
    wire [2:0] at_15_8 = {none_11_8, none_11_8 ? at_15_12 : at_11_8};
    wire       none_3_0 = !(|ahead[3:0]);
    wire       none_5_4 = !(|ahead[5:4]);
    wire       none_6_6 = !ahead[6];
    wire       none_4_4 = !ahead[4];
    wire [1:0] at_7_4 = {none_5_4, none_5_4 ? none_6_6 : none_4_4};
    wire       none_1_0 = !(|ahead[1:0]);
    wire       none_2_2 = !ahead[2];
    wire       none_0_0 = !ahead[0];
    wire [1:0] at_3_0 = {none_1_0, none_1_0 ? none_2_2 : none_0_0};
    wire [2:0] at_7_0 = {none_3_0, none_3_0 ? at_7_4 : at_3_0};
    wire [3:0] at_15_0 = {none_7_0, none_7_0 ? at_15_8 : at_7_0};
    wire [3:0] position = at_15_0;
    wire [7:0] ahead_word = {
        last <= 3'd6,
        last <= 3'd5,
        last <= 3'd4,
        last <= 3'd3,
        last <= 3'd2,
        last <= 3'd1,
        last <= 3'd0,
        1'b0
    };

    always @(posedge clk) begin
        if (rst) begin
            last <= 3'd7;
            all <= 8'd0;
            ahead <= 8'd0;
            valid_now <= 1'b0;
        end else begin
            all <= request;
            ahead <= request & ahead_word;
            valid_now <= |request;
            if (valid_now && accept) begin
                last <= position[2:0];
            end
        end
    end

    assign index = position[2:0];
    assign valid = valid_now;

    wire _unused_ok = &{1'b0, all[7], position[3]};

endmodule

`default_nettype wire

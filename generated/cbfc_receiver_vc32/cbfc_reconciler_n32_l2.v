// Works CC_Updates into the accounts of 32 virtual channels.
`default_nettype none

module cbfc_reconciler_n32_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire        update_half,
    input  wire [19:0] update_consumed_0,
    input  wire [19:0] update_consumed_1,
    input  wire [19:0] update_consumed_2,
    input  wire [19:0] update_consumed_3,
    input  wire [19:0] update_consumed_4,
    input  wire [19:0] update_consumed_5,
    input  wire [19:0] update_consumed_6,
    input  wire [19:0] update_consumed_7,
    input  wire [19:0] update_consumed_8,
    input  wire [19:0] update_consumed_9,
    input  wire [19:0] update_consumed_10,
    input  wire [19:0] update_consumed_11,
    input  wire [19:0] update_consumed_12,
    input  wire [19:0] update_consumed_13,
    input  wire [19:0] update_consumed_14,
    input  wire [19:0] update_consumed_15,
    input  wire        offered,
    input  wire [31:0] keep,
    input  wire        arrives,
    input  wire  [4:0] arrival_vc,
    input  wire [19:0] arrived,
    output reg         accepted,
    output reg         too_soon,
    output wire  [4:0] look,
    output reg         write,
    output reg   [4:0] write_vc,
    output wire [19:0] lost
);

    reg  [31:0] pending;
    reg  [19:0] consumed_0;
    reg  [19:0] consumed_1;
    reg  [19:0] consumed_2;
    reg  [19:0] consumed_3;
    reg  [19:0] consumed_4;
    reg  [19:0] consumed_5;
    reg  [19:0] consumed_6;
    reg  [19:0] consumed_7;
    reg  [19:0] consumed_8;
    reg  [19:0] consumed_9;
    reg  [19:0] consumed_10;
    reg  [19:0] consumed_11;
    reg  [19:0] consumed_12;
    reg  [19:0] consumed_13;
    reg  [19:0] consumed_14;
    reg  [19:0] consumed_15;
    reg         busy_0;
    reg   [1:0] on_way_0;
    reg  [19:0] consumed_16;
    reg  [19:0] consumed_17;
    reg  [19:0] consumed_18;
    reg  [19:0] consumed_19;
    reg  [19:0] consumed_20;
    reg  [19:0] consumed_21;
    reg  [19:0] consumed_22;
    reg  [19:0] consumed_23;
    reg  [19:0] consumed_24;
    reg  [19:0] consumed_25;
    reg  [19:0] consumed_26;
    reg  [19:0] consumed_27;
    reg  [19:0] consumed_28;
    reg  [19:0] consumed_29;
    reg  [19:0] consumed_30;
    reg  [19:0] consumed_31;
    reg         busy_1;
    reg   [1:0] on_way_1;
    reg   [4:0] turn;
    reg  [19:0] ahead;

    wire        offered_0 = offered && !update_half;
    wire        offered_1 = offered && update_half;
    wire [31:0] pending_shr_arrival_vc = pending >> arrival_vc;
    wire        overtakes = arrives && pending_shr_arrival_vc[0];
    assign look = overtakes ? arrival_vc : turn;
    wire [31:0] pending_shr_turn = pending >> turn;
    wire        works = overtakes || pending_shr_turn[0];
    wire [19:0] lost_choice = write_vc[0] ? consumed_31 : consumed_30;
    wire [19:0] lost_choice_2 = write_vc[1] ? lost_choice : write_vc[0] ? consumed_29 : consumed_28;
    wire [19:0] lost_choice_3 = write_vc[0] ? consumed_27 : consumed_26;
    wire [19:0] lost_choice_4 = write_vc[1] ? lost_choice_3 : write_vc[0] ? consumed_25 : consumed_24;
    wire [19:0] lost_choice_5 = write_vc[2] ? lost_choice_2 : lost_choice_4;
    wire [19:0] lost_choice_6 = write_vc[0] ? consumed_23 : consumed_22;
    wire [19:0] lost_choice_7 = write_vc[1] ? lost_choice_6 : write_vc[0] ? consumed_21 : consumed_20;
    wire [19:0] lost_choice_8 = write_vc[0] ? consumed_19 : consumed_18;
    wire [19:0] lost_choice_9 = write_vc[1] ? lost_choice_8 : write_vc[0] ? consumed_17 : consumed_16;
    wire [19:0] lost_choice_10 = write_vc[2] ? lost_choice_7 : lost_choice_9;
    wire [19:0] lost_choice_11 = write_vc[3] ? lost_choice_5 : lost_choice_10;
    wire [19:0] lost_choice_12 = write_vc[0] ? consumed_15 : consumed_14;
    wire [19:0] lost_choice_13 = write_vc[1] ? lost_choice_12 : write_vc[0] ? consumed_13 : consumed_12;
    wire [19:0] lost_choice_14 = write_vc[0] ? consumed_11 : consumed_10;
    wire [19:0] lost_choice_15 = write_vc[1] ? lost_choice_14 : write_vc[0] ? consumed_9 : consumed_8;
    wire [19:0] lost_choice_16 = write_vc[2] ? lost_choice_13 : lost_choice_15;
    wire [19:0] lost_choice_17 = write_vc[0] ? consumed_7 : consumed_6;
    wire [19:0] lost_choice_18 = write_vc[1] ? lost_choice_17 : write_vc[0] ? consumed_5 : consumed_4;
    wire [19:0] lost_choice_19 = write_vc[0] ? consumed_3 : consumed_2;
    wire [19:0] lost_choice_20 = write_vc[1] ? lost_choice_19 : write_vc[0] ? consumed_1 : consumed_0;
    wire [19:0] lost_choice_21 = write_vc[2] ? lost_choice_18 : lost_choice_20;
    wire [19:0] lost_choice_22 = write_vc[3] ? lost_choice_16 : lost_choice_21;
    wire        offered_0_and_not_busy_0 = offered_0 && !busy_0;
    wire        offered_1_and_not_busy_1 = offered_1 && !busy_1;
    wire [31:0] pending_and = pending & ~((32'd1 << look) & {32{works}});

    always @* begin
        accepted = 1'b0;
        if (offered_0) begin
            accepted = !busy_0;
        end
        if (offered_1) begin
            accepted = !busy_1;
        end
    end

    always @* begin
        too_soon = 1'b0;
        if (offered_0) begin
            too_soon = busy_0;
        end
        if (offered_1) begin
            too_soon = busy_1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            pending <= 32'd0;
            busy_0 <= 1'b0;
            on_way_0 <= 2'd0;
            busy_1 <= 1'b0;
            on_way_1 <= 2'd0;
            turn <= 5'd0;
            write <= 1'b0;
        end else begin
            on_way_0 <= {on_way_0[0], 1'b0} | {1'b0, offered_0_and_not_busy_0};
            if (offered_0_and_not_busy_0) begin
                busy_0 <= 1'b1;
            end else if (!((|on_way_0) || (|pending[15:0]))) begin
                busy_0 <= 1'b0;
            end
            on_way_1 <= {on_way_1[0], 1'b0} | {1'b0, offered_1_and_not_busy_1};
            if (offered_1_and_not_busy_1) begin
                busy_1 <= 1'b1;
            end else if (!((|on_way_1) || (|pending[31:16]))) begin
                busy_1 <= 1'b0;
            end
            if (!overtakes) begin
                turn <= turn + 5'd1;
            end
            pending <= (pending_and | {{16{on_way_1[1]}}, {16{on_way_0[1]}}}) & keep;
            write <= works;
        end
    end

    always @(posedge clk) begin
        if (offered_0_and_not_busy_0) begin
            consumed_0 <= update_consumed_0;
            consumed_1 <= update_consumed_1;
            consumed_2 <= update_consumed_2;
            consumed_3 <= update_consumed_3;
            consumed_4 <= update_consumed_4;
            consumed_5 <= update_consumed_5;
            consumed_6 <= update_consumed_6;
            consumed_7 <= update_consumed_7;
            consumed_8 <= update_consumed_8;
            consumed_9 <= update_consumed_9;
            consumed_10 <= update_consumed_10;
            consumed_11 <= update_consumed_11;
            consumed_12 <= update_consumed_12;
            consumed_13 <= update_consumed_13;
            consumed_14 <= update_consumed_14;
            consumed_15 <= update_consumed_15;
        end
        if (offered_1_and_not_busy_1) begin
            consumed_16 <= update_consumed_0;
            consumed_17 <= update_consumed_1;
            consumed_18 <= update_consumed_2;
            consumed_19 <= update_consumed_3;
            consumed_20 <= update_consumed_4;
            consumed_21 <= update_consumed_5;
            consumed_22 <= update_consumed_6;
            consumed_23 <= update_consumed_7;
            consumed_24 <= update_consumed_8;
            consumed_25 <= update_consumed_9;
            consumed_26 <= update_consumed_10;
            consumed_27 <= update_consumed_11;
            consumed_28 <= update_consumed_12;
            consumed_29 <= update_consumed_13;
            consumed_30 <= update_consumed_14;
            consumed_31 <= update_consumed_15;
        end
        write_vc <= look;
        ahead <= arrived;
    end

    assign lost = (write_vc[4] ? lost_choice_11 : lost_choice_22) - ahead;

    wire _unused_ok = &{1'b0, pending_shr_arrival_vc[31:1], pending_shr_turn[31:1]};

endmodule

`default_nettype wire

// Works CC_Updates into the accounts of 8 virtual channels.
`default_nettype none

module cbfc_reconciler_n8_l2 (
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
    input  wire  [7:0] keep,
    input  wire        arrives,
    input  wire  [2:0] arrival_vc,
    input  wire [19:0] arrived,
    output reg         accepted,
    output reg         too_soon,
    output wire  [2:0] look,
    output reg         write,
    output reg   [2:0] write_vc,
    output wire [19:0] lost
);

    reg   [7:0] pending;
    reg         busy_0;
    reg   [1:0] on_way_0;
    reg  [19:0] consumed_0;
    reg  [19:0] consumed_1;
    reg  [19:0] consumed_2;
    reg  [19:0] consumed_3;
    reg  [19:0] consumed_4;
    reg  [19:0] consumed_5;
    reg  [19:0] consumed_6;
    reg  [19:0] consumed_7;
    reg   [2:0] turn;
    reg  [19:0] ahead;

    wire        offered_0 = offered && !update_half;
    wire  [7:0] pending_shr_arrival_vc = pending >> arrival_vc;
    wire        overtakes = arrives && pending_shr_arrival_vc[0];
    assign look = overtakes ? arrival_vc : turn;
    wire  [7:0] pending_shr_turn = pending >> turn;
    wire        works = overtakes || pending_shr_turn[0];
    wire [19:0] lost_choice = write_vc[0] ? consumed_7 : consumed_6;
    wire [19:0] lost_choice_2 = write_vc[1] ? lost_choice : write_vc[0] ? consumed_5 : consumed_4;
    wire [19:0] lost_choice_3 = write_vc[0] ? consumed_3 : consumed_2;
    wire [19:0] lost_choice_4 = write_vc[1] ? lost_choice_3 : write_vc[0] ? consumed_1 : consumed_0;
    wire        offered_0_and_not_busy_0 = offered_0 && !busy_0;
    wire  [7:0] pending_or = (pending & ~((8'd1 << look) & {8{works}})) | {8{on_way_0[1]}};

    always @* begin
        accepted = 1'b0;
        if (offered_0) begin
            accepted = !busy_0;
        end
    end

    always @* begin
        too_soon = 1'b0;
        if (offered_0) begin
            too_soon = busy_0;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            pending <= 8'd0;
            busy_0 <= 1'b0;
            on_way_0 <= 2'd0;
            turn <= 3'd0;
            write <= 1'b0;
        end else begin
            on_way_0 <= {on_way_0[0], 1'b0} | {1'b0, offered_0_and_not_busy_0};
            if (offered_0_and_not_busy_0) begin
                busy_0 <= 1'b1;
            end else if (!((|on_way_0) || (|pending))) begin
                busy_0 <= 1'b0;
            end
            if (!overtakes) begin
                turn <= turn + 3'd1;
            end
            pending <= pending_or & keep;
            write <= works;
        end
    end

    always @(posedge clk) begin
        if (offered_0_and_not_busy_0) begin
            consumed_0 <= update_consumed_0;
        end
        if (offered_0_and_not_busy_0) begin
            consumed_1 <= update_consumed_1;
        end
        if (offered_0_and_not_busy_0) begin
            consumed_2 <= update_consumed_2;
        end
        if (offered_0_and_not_busy_0) begin
            consumed_3 <= update_consumed_3;
        end
        if (offered_0_and_not_busy_0) begin
            consumed_4 <= update_consumed_4;
        end
        if (offered_0_and_not_busy_0) begin
            consumed_5 <= update_consumed_5;
        end
        if (offered_0_and_not_busy_0) begin
            consumed_6 <= update_consumed_6;
        end
        if (offered_0_and_not_busy_0) begin
            consumed_7 <= update_consumed_7;
        end
        write_vc <= look;
        ahead <= arrived;
    end

    assign lost = (write_vc[2] ? lost_choice_2 : lost_choice_4) - ahead;

    wire _unused_ok = &{1'b0, update_consumed_8, update_consumed_9, update_consumed_10, update_consumed_11, update_consumed_12, update_consumed_13, update_consumed_14, update_consumed_15, pending_shr_arrival_vc[7:1], pending_shr_turn[7:1]};

endmodule

`default_nettype wire

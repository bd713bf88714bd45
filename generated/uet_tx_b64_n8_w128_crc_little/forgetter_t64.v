// Forgets those of 64 tuples that are quiet.
`default_nettype none

module forgetter_t64 (
    input  wire       clk,
    input  wire       rst,
    input  wire       quiet_valid,
    input  wire [5:0] quiet_tuple,
    input  wire       found,
    input  wire       taken,
    input  wire       answers,
    input  wire       answer,
    output wire       ready,
    output wire       frozen,
    output wire       asks,
    output wire       holds,
    output wire [5:0] tuple,
    output reg        forget
);

    localparam [2:0] STATE_IDLE   = 3'd0;
    localparam [2:0] STATE_DRAIN  = 3'd1;
    localparam [2:0] STATE_ASK    = 3'd2;
    localparam [2:0] STATE_WAIT   = 3'd3;
    localparam [2:0] STATE_SETTLE = 3'd4;

    reg  [2:0] state;
    reg  [4:0] clocks;
    reg        pops;
    wire       queue_up_ready;
    wire [5:0] queue_down_payload;
    wire       queue_down_valid;
    reg  [6:0] waiting;

    wire [6:0] waiting_choice = pops && !quiet_valid ? waiting - 7'd1 : waiting;

    block_fifo_w6_d64 queue (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (quiet_tuple),
        .up_valid     (quiet_valid),
        .up_ready     (queue_up_ready),
        .down_payload (queue_down_payload),
        .down_valid   (queue_down_valid),
        .down_ready   (pops)
    );

    always @* begin
        pops = 1'b0;
        case (state)
            STATE_SETTLE: begin
                if (clocks == 5'd12) begin
                    pops = 1'b1;
                end
            end
            default: begin end
        endcase
    end

    always @* begin
        forget = 1'b0;
        case (state)
            STATE_WAIT: begin
                if (answers) begin
                    forget = answer;
                end
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            clocks <= 5'd0;
            waiting <= 7'd0;
        end else begin
            clocks <= clocks + 5'd1;
            waiting <= quiet_valid && !pops ? waiting + 7'd1 : waiting_choice;
            case (state)
                STATE_IDLE: begin
                    if (queue_down_valid) begin
                        state <= STATE_DRAIN;
                        clocks <= 5'd0;
                    end
                end
                STATE_DRAIN: begin
                    if (found) begin
                        clocks <= 5'd0;
                    end else if (clocks == 5'd24) begin
                        state <= STATE_ASK;
                    end
                end
                STATE_ASK: begin
                    if (taken) begin
                        state <= STATE_WAIT;
                    end
                end
                STATE_WAIT: begin
                    if (answers) begin
                        state <= STATE_SETTLE;
                        clocks <= 5'd0;
                    end
                end
                STATE_SETTLE: begin
                    if (clocks == 5'd12) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    assign ready = waiting < 7'd32;
    assign frozen = state != STATE_IDLE;
    assign asks = state == STATE_ASK;
    assign holds = !(state == STATE_IDLE || state == STATE_DRAIN);
    assign tuple = queue_down_payload;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_room: assert (!quiet_valid || queue_up_ready);
`endif

endmodule

`default_nettype wire

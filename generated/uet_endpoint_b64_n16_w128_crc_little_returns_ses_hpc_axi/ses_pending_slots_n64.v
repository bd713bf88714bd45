// The lowest pending one of 64 places, until it is taken.
`default_nettype none

module ses_pending_slots_n64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] pending,
    input  wire        ready,
    output wire        valid,
    output wire  [5:0] slot,
    output wire [63:0] leaves
);

    localparam [1:0] STEP_LOOK  = 2'd0;
    localparam [1:0] STEP_READ  = 2'd1;
    localparam [1:0] STEP_OFFER = 2'd2;

    reg   [1:0] step;
    wire        first_valid;
    wire  [5:0] first_index;
    wire [63:0] first_one_hot;
    reg   [5:0] place;
    reg  [63:0] alone;

    wire step_eq_2_and_ready = step == STEP_OFFER && ready;

    priority_encoder_w64 first (
        .requests (pending),
        .valid    (first_valid),
        .index    (first_index),
        .one_hot  (first_one_hot)
    );

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_LOOK;
        end else begin
            case (step)
                STEP_LOOK: begin
                    if (first_valid) begin
                        step <= STEP_READ;
                    end
                end
                STEP_READ: begin
                    step <= STEP_OFFER;
                end
                STEP_OFFER: begin
                    if (ready) begin
                        step <= STEP_LOOK;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        case (step)
            STEP_LOOK: begin
                place <= first_index;
                alone <= first_one_hot;
            end
            default: begin end
        endcase
    end

    assign valid = step == STEP_OFFER;
    assign slot = place;
    assign leaves = alone & {64{step_eq_2_and_ready}};

endmodule

`default_nettype wire

// Timers of a sender of link-level retry with fewer than 32 frames.
`default_nettype none

module llr_transmit_timers_f32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        pcs_up,
    input  wire [19:0] replay_max,
    input  wire [31:0] lost_max,
    input  wire [31:0] age_max,
    input  wire        advancing,
    input  wire        live,
    input  wire        empty,
    input  wire        restart,
    input  wire        sends,
    input  wire [19:0] seq,
    input  wire        frees,
    input  wire [19:0] oldest,
    input  wire        none_left,
    output reg         pcs_down,
    output reg         replay_due,
    output reg         flush_due,
    output reg         due
);

    reg  [19:0] waited;
    reg  [31:0] down_for;
    reg  [31:0] now;
    reg  [31:0] times_rdata;
    reg         is_read;
    reg  [31:0] since;
    (* no_rw_check *)
    reg  [31:0] times [0:31];

    wire        waited_enough_term = advancing && !empty && (|replay_max) && waited >= replay_max;
    wire        waited_enough = waited_enough_term && !frees;
    wire        lost = !pcs_up && down_for >= lost_max;
    wire [31:0] since_now = is_read ? times_rdata : since;
    wire [31:0] age = now - since_now;
    wire        too_old_term = live && !empty && (|age_max) && age >= age_max;
    wire        too_old = too_old_term && !frees;

    always @(posedge clk) begin
        times_rdata <= times[oldest[4:0]];
        times[seq[4:0]] <= now;
    end

    always @(posedge clk) begin
        if (rst) begin
            waited <= 20'd0;
            down_for <= 32'd0;
            now <= 32'd0;
            is_read <= 1'b0;
            pcs_down <= 1'b0;
            replay_due <= 1'b0;
            flush_due <= 1'b0;
            due <= 1'b0;
        end else begin
            waited <= restart || empty || frees ? 20'd1 : waited + 20'd1;
            down_for <= pcs_up ? 32'd0 : down_for + 32'd1;
            now <= now + 32'd1;
            is_read <= frees && !none_left;
            pcs_down <= !pcs_up;
            replay_due <= waited_enough;
            flush_due <= lost || too_old;
            due <= waited_enough || too_old;
        end
    end

    always @(posedge clk) begin
        since <= sends && (empty || (frees && none_left)) ? now : since_now;
    end

    wire _unused_ok = &{1'b0, seq[19:5], oldest[19:5]};

endmodule

`default_nettype wire

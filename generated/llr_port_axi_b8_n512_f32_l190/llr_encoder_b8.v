// Writes frames and control ordered sets as blocks of 64b/66b, 8 bytes a clock.
`default_nettype none

module llr_encoder_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        advance,
    input  wire [14:0] spacing_minimum,
    input  wire  [9:0] spacing_from_frame_start,
    input  wire [12:0] spacing_within_frame,
    output wire        column_0_control,
    output wire [63:0] column_0_data,
    output wire  [7:0] underruns,
    input  wire [63:0] down_payload_data,
    input  wire  [7:0] down_payload_keep,
    input  wire        down_payload_last,
    input  wire        down_payload_user_llr,
    input  wire [19:0] down_payload_user_seq,
    input  wire        down_valid,
    output wire        down_ready,
    input  wire  [1:0] control_payload_kind,
    input  wire [19:0] control_payload_seq,
    input  wire [15:0] control_payload_init_data,
    input  wire        control_valid,
    output wire        control_ready,
    input  wire  [4:0] cf_payload_vc_0,
    input  wire [14:0] cf_payload_freed_0,
    input  wire  [4:0] cf_payload_vc_1,
    input  wire [14:0] cf_payload_freed_1,
    input  wire        cf_valid,
    output wire        cf_ready
);

    reg   [2:0] waiting;
    reg         in_frame;
    reg         spoilt;
    wire        frames_up_ready;
    wire        frames_down_payload_blocks_0_control;
    wire [63:0] frames_down_payload_blocks_0_data;
    wire        frames_down_payload_count;
    wire  [3:0] frames_down_payload_extent;
    wire        frames_down_payload_over;
    wire        frames_down_payload_first;
    wire        frames_down_payload_last;
    wire  [2:0] frames_down_payload_tail;
    wire        frames_down_payload_user_llr;
    wire [19:0] frames_down_payload_user_seq;
    wire        frames_down_valid;
    wire        set_spacing_may;
    wire        set_spacing_near;
    wire  [1:0] gap_owed;
    wire        sets_waits;
    wire [63:0] sets_block;
    wire        sets_control_ready;
    wire        sets_cf_ready;
    reg   [2:0] plan_at;
    reg         plan_has_set;
    reg         plan_has_start;
    reg   [2:0] plan_from;
    reg   [2:0] plan_to;
    reg         plan_over;
    reg         plan_error;
    reg         frame_tag_llr;
    reg  [19:0] frame_tag_seq;
    reg         frame_blocks_0_control;
    reg  [63:0] frame_blocks_0_data;
    reg  [63:0] set_block;
    wire        packer_column_0_control;
    wire [63:0] packer_column_0_data;
    reg         underrun;
    wire  [7:0] underruns_counter_count;

    wire        has_room = waiting <= 3'd0;
    wire        ready = has_room && advance;
    wire        goes = sets_waits && set_spacing_may && ready;
    wire        set_goes = goes;
    wire        placed = frames_down_valid && has_room;
    wire        start = placed && frames_down_payload_first;
    wire        starts = start;
    wire        ends = placed && frames_down_payload_last;
    wire  [1:0] lack_by_set = 2'd0;
    wire  [3:0] owed_idles = frames_down_payload_first ? {2'd0, gap_owed} : 4'd0;
    wire  [3:0] beyond_choice = placed ? frames_down_payload_extent + owed_idles : 4'd15;
    wire  [3:0] beyond = {1'b0, waiting} + beyond_choice;
    wire  [1:0] lack = beyond == 4'd15 ? 2'd1 : 2'd0;
    wire        waits = in_frame && !placed;
    wire  [1:0] idles = (goes ? lack_by_set : lack) & {2{!waits}};
    wire  [3:0] start_place_sum = {1'b0, waiting} + {2'd0, gap_owed};
    wire  [3:0] start_place_choice = goes ? start_place_sum + 4'd1 : start_place_sum;
    wire  [2:0] start_place = start_place_choice[2:0];
    wire  [2:0] start_at = start_place;
    wire  [3:0] first_block = {1'b0, waiting} + owed_idles + {3'd0, frames_down_payload_first};
    wire  [3:0] behind = first_block + (placed ? {3'd0, frames_down_payload_count} : 4'd0);
    wire  [3:0] beyond_by_set = beyond + 4'd1;
    wire        short = goes ? beyond_by_set[3] : beyond[3];
    wire        starves = short && waits;
    wire  [3:0] from_choice = goes ? first_block + 4'd1 : first_block;
    wire  [2:0] from = from_choice[2:0];
    wire  [3:0] to_choice = goes ? behind + 4'd1 : behind;
    wire  [2:0] to = to_choice[2:0];
    wire [31:0] packer_start_word = {frame_tag_seq[19:16], 4'd7, frame_tag_seq[15:0], 8'd85};
    wire [31:0] packer_start_choice = frame_tag_llr ? packer_start_word : 32'h55555555;
    wire  [3:0] waiting_choice = goes ? beyond_by_set : beyond;

    llr_frame_blocks_b8 frames (
        .clk                           (clk),
        .rst                           (rst),
        .up_payload_data               (down_payload_data),
        .up_payload_keep               (down_payload_keep),
        .up_payload_last               (down_payload_last),
        .up_payload_user_llr           (down_payload_user_llr),
        .up_payload_user_seq           (down_payload_user_seq),
        .up_valid                      (down_valid),
        .up_ready                      (frames_up_ready),
        .down_payload_blocks_0_control (frames_down_payload_blocks_0_control),
        .down_payload_blocks_0_data    (frames_down_payload_blocks_0_data),
        .down_payload_count            (frames_down_payload_count),
        .down_payload_extent           (frames_down_payload_extent),
        .down_payload_over             (frames_down_payload_over),
        .down_payload_first            (frames_down_payload_first),
        .down_payload_last             (frames_down_payload_last),
        .down_payload_tail             (frames_down_payload_tail),
        .down_payload_user_llr         (frames_down_payload_user_llr),
        .down_payload_user_seq         (frames_down_payload_user_seq),
        .down_valid                    (frames_down_valid),
        .down_ready                    (ready)
    );

    llr_set_spacing_b8 set_spacing (
        .clk                      (clk),
        .rst                      (rst),
        .spacing_minimum          (spacing_minimum),
        .spacing_from_frame_start (spacing_from_frame_start),
        .spacing_within_frame     (spacing_within_frame),
        .advance                  (advance),
        .at                       (waiting),
        .set                      (set_goes),
        .starts                   (starts),
        .start_at                 (start_at),
        .ends                     (ends),
        .may                      (set_spacing_may),
        .near                     (set_spacing_near)
    );

    llr_frame_gap_g12 gap (
        .clk     (clk),
        .rst     (rst),
        .advance (advance),
        .ends    (ends),
        .tail    (frames_down_payload_tail),
        .idle    (idles),
        .starts  (starts),
        .owed    (gap_owed)
    );

    llr_set_choice sets (
        .clk                       (clk),
        .rst                       (rst),
        .near                      (set_spacing_near),
        .goes                      (set_goes),
        .waits                     (sets_waits),
        .block                     (sets_block),
        .control_payload_kind      (control_payload_kind),
        .control_payload_seq       (control_payload_seq),
        .control_payload_init_data (control_payload_init_data),
        .control_valid             (control_valid),
        .control_ready             (sets_control_ready),
        .cf_payload_vc_0           (cf_payload_vc_0),
        .cf_payload_freed_0        (cf_payload_freed_0),
        .cf_payload_vc_1           (cf_payload_vc_1),
        .cf_payload_freed_1        (cf_payload_freed_1),
        .cf_valid                  (cf_valid),
        .cf_ready                  (sets_cf_ready)
    );

    llr_column_packer_b8 packer (
        .clk              (clk),
        .rst              (rst),
        .advance          (advance),
        .plan_at          (plan_at),
        .plan_has_set     (plan_has_set),
        .plan_has_start   (plan_has_start),
        .plan_from        (plan_from),
        .plan_to          (plan_to),
        .plan_over        (plan_over),
        .plan_error       (plan_error),
        .frame_0_control  (frame_blocks_0_control),
        .frame_0_data     (frame_blocks_0_data),
        .set              (set_block),
        .start            ({
        24'hd55555,
        packer_start_choice[7:0],
        packer_start_choice[15:8],
        packer_start_choice[23:16],
        packer_start_choice[31:24],
        8'd120
    }),
        .column_0_control (packer_column_0_control),
        .column_0_data    (packer_column_0_data)
    );

    rolling_counter_w8_by1 underruns_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (underrun),
        .count  (underruns_counter_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            waiting <= 3'd0;
            in_frame <= 1'b0;
            spoilt <= 1'b0;
            plan_at <= 3'd0;
            plan_has_set <= 1'b0;
            plan_has_start <= 1'b0;
            plan_from <= 3'd0;
            plan_to <= 3'd0;
            plan_over <= 1'b0;
            plan_error <= 1'b0;
            underrun <= 1'b0;
        end else begin
            if (advance) begin
                waiting <= waiting_choice[2:0] & {3{!short}};
                if (placed) begin
                    in_frame <= !frames_down_payload_last;
                end
                if (start) begin
                    spoilt <= 1'b0;
                end
                if (starves) begin
                    spoilt <= 1'b1;
                end
            end
            if (advance) begin
                plan_at <= waiting;
                plan_has_set <= goes;
                plan_has_start <= start;
                plan_from <= from;
                plan_to <= to;
                plan_over <= placed && frames_down_payload_over;
                plan_error <= starves;
            end
            underrun <= advance && starves && !spoilt;
        end
    end

    always @(posedge clk) begin
        if (advance) begin
            frame_tag_llr <= frames_down_payload_user_llr;
            frame_tag_seq <= frames_down_payload_user_seq;
        end
        if (advance) begin
            frame_blocks_0_control <= frames_down_payload_blocks_0_control;
            frame_blocks_0_data <= frames_down_payload_blocks_0_data;
        end
        if (advance) begin
            set_block <= sets_block;
        end
    end

    assign column_0_control = packer_column_0_control;
    assign column_0_data = packer_column_0_data;
    assign underruns = underruns_counter_count;
    assign down_ready = frames_up_ready;
    assign control_ready = sets_control_ready;
    assign cf_ready = sets_cf_ready;

    wire _unused_ok = &{1'b0, start_place_choice[3], from_choice[3], to_choice[3], waiting_choice[3]};

endmodule

`default_nettype wire

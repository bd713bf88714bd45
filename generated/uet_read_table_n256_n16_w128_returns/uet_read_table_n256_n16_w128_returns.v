// Where the bytes of READs under way go, and the outcomes of up to 256 messages.
`default_nettype none

module uet_read_table_n256_n16_w128_returns (
    input  wire        clk,
    input  wire        rst,
    input  wire        opened_valid,
    input  wire        opened_reads,
    input  wire [15:0] opened_id,
    input  wire [63:0] opened_address,
    input  wire [13:0] opened_length,
    input  wire        left_valid,
    input  wire [15:0] left_id,
    input  wire [15:0] left_pdcid,
    input  wire        find_valid,
    input  wire [15:0] find_id,
    input  wire [15:0] find_pdcid,
    input  wire [13:0] find_length,
    input  wire  [5:0] find_return_code,
    input  wire        given_valid,
    input  wire  [3:0] given_place,
    input  wire [31:0] given_handle,
    input  wire [15:0] given_message,
    input  wire  [1:0] given_kind,
    input  wire        given_response_present,
    input  wire  [1:0] given_response_list,
    input  wire  [5:0] given_response_opcode,
    input  wire  [5:0] given_response_return_code,
    input  wire [15:0] given_response_message_id,
    input  wire [31:0] given_response_modified_length,
    input  wire  [7:0] given_code,
    input  wire        ended_valid,
    input  wire  [3:0] ended_place,
    input  wire        tick,
    output reg         found_valid,
    output reg         found_hit,
    output reg   [5:0] found_return_code,
    output reg  [63:0] found_address,
    output reg  [13:0] found_length,
    output wire        outcome_valid,
    output wire  [3:0] outcome_place,
    output wire [31:0] outcome_handle,
    output wire [15:0] outcome_message,
    output wire  [1:0] outcome_kind,
    output wire        outcome_response_present,
    output wire  [1:0] outcome_response_list,
    output wire  [5:0] outcome_response_opcode,
    output wire  [5:0] outcome_response_return_code,
    output wire [15:0] outcome_response_message_id,
    output wire [31:0] outcome_response_modified_length,
    output wire  [7:0] outcome_code,
    output wire        unanswered_enable,
    output wire  [3:0] unanswered_place,
    input  wire [15:0] answered_payload_id,
    input  wire  [5:0] answered_payload_return_code,
    input  wire        answered_valid,
    output wire        answered_ready
);

    localparam [1:0] SENT_KIND_RESPONSE   = 2'd0;
    localparam [1:0] SENT_KIND_DEFAULT_OK = 2'd1;
    localparam [1:0] SENT_KIND_FAILED     = 2'd2;

    reg  [255:0] open;
    reg  [255:0] known;
    reg  [255:0] old;
    reg          opened_1_valid;
    reg          opened_1_reads;
    reg   [15:0] opened_1_id;
    reg   [63:0] opened_1_address;
    reg   [13:0] opened_1_length;
    reg          left_1_valid;
    reg   [15:0] left_1_id;
    reg   [15:0] left_1_pdcid;
    reg          find_1_valid;
    reg   [15:0] find_1_id;
    reg   [15:0] find_1_pdcid;
    reg   [13:0] find_1_length;
    reg    [5:0] find_1_return_code;
    reg   [85:0] facts_rdata;
    reg   [23:0] ways_rdata;
    reg          find_2_valid;
    reg   [15:0] find_2_id;
    reg   [15:0] find_2_pdcid;
    reg   [13:0] find_2_length;
    reg    [5:0] find_2_return_code;
    reg    [7:0] sweep;
    reg          heard_valid;
    reg    [3:0] heard_place;
    reg   [31:0] heard_handle;
    reg   [15:0] heard_message;
    reg    [1:0] heard_kind;
    reg          heard_response_present;
    reg    [1:0] heard_response_list;
    reg    [5:0] heard_response_opcode;
    reg    [5:0] heard_response_return_code;
    reg   [15:0] heard_response_message_id;
    reg   [31:0] heard_response_modified_length;
    reg    [7:0] heard_code;
    reg          sent_valid;
    reg    [3:0] sent_place;
    reg   [31:0] sent_handle;
    reg   [15:0] sent_message;
    reg    [1:0] sent_kind;
    reg          sent_response_present;
    reg    [1:0] sent_response_list;
    reg    [5:0] sent_response_opcode;
    reg    [5:0] sent_response_return_code;
    reg   [15:0] sent_response_message_id;
    reg   [31:0] sent_response_modified_length;
    reg    [7:0] sent_code;
    reg          hit_1;
    reg          gives_1;
    reg          fails_1;
    reg          found_open_open;
    reg          found_open_hit;
    reg          found_open_given;
    reg          found_open_failed;
    reg          sent_open_fine;
    reg          sent_open_open;
    reg          sent_open_hit;
    reg          sent_open_hit_now;
    reg          sent_open_failed;
    wire         again_up_ready;
    wire         again_down_payload_valid;
    wire   [3:0] again_down_payload_place;
    wire  [31:0] again_down_payload_handle;
    wire  [15:0] again_down_payload_message;
    wire   [1:0] again_down_payload_kind;
    wire         again_down_payload_response_present;
    wire   [1:0] again_down_payload_response_list;
    wire   [5:0] again_down_payload_response_opcode;
    wire   [5:0] again_down_payload_response_return_code;
    wire  [15:0] again_down_payload_response_message_id;
    wire  [31:0] again_down_payload_response_modified_length;
    wire   [7:0] again_down_payload_code;
    wire         again_down_valid;
    reg          tick_waits;
    wire         over_up_ready;
    wire         over_down_payload_ages;
    wire   [3:0] over_down_payload_place;
    wire         over_down_valid;
    reg          looks;
    reg          swept_waits;
    reg          swept_old;
    reg    [3:0] swept_place;
    reg   [15:0] swept_id;
    (* no_rw_check *)
    reg   [85:0] facts [0:255];
    reg   [23:0] ways [0:255];
    reg    [3:0] places [0:255];
    reg   [15:0] ids [0:255];

    wire         opens = opened_1_valid && opened_1_reads;
    wire         hit_term = (hit_1 && found_open_hit) || (gives_1 && found_open_given);
    wire         hit_term_2 = !(hit_term || (fails_1 && found_open_failed));
    wire         hit_term_3 = find_2_valid && found_open_open && hit_term_2;
    wire         hit_term_4 = hit_term_3 && facts_rdata[85:78] == find_2_id[15:8];
    wire         hit = hit_term_4 && ways_rdata == {find_2_id[15:8], find_2_pdcid};
    wire         hits = hit;
    wire         gives_up_term = sent_valid && !sent_open_fine && sent_open_open;
    wire         gives_up_term_2 = (hit_1 && sent_open_hit) || (fails_1 && sent_open_failed);
    wire         gives_up = gives_up_term && !(gives_up_term_2 || (hit && sent_open_hit_now));
    wire         waits = looks && swept_waits;
    wire         finds_choice = over_down_payload_ages ? swept_old : swept_place == over_down_payload_place;
    wire         finds = waits && finds_choice;
    wire         fails_term = !(sent_valid || again_down_valid || hit || hit_1 || gives_1);
    wire         fails = finds && fails_term;
    wire   [3:0] places_rdata = places[sweep];
    wire  [15:0] ids_rdata = ids[sweep];
    wire         steps = looks && (!finds || fails);
    wire         takes_data = !sent_valid && !again_down_valid && !fails;
    wire         outcome_valid_term = fails || (takes_data && answered_valid);
    wire         outcome_valid_choice = again_down_valid ? again_down_payload_valid : outcome_valid_term;
    wire  [15:0] outcome_message_choice = fails ? swept_id : answered_payload_id;
    wire  [15:0] outcome_message_choice_2 = again_down_valid ? again_down_payload_message : outcome_message_choice;
    wire   [1:0] outcome_kind_choice = again_down_valid ? again_down_payload_kind : fails ? SENT_KIND_FAILED : SENT_KIND_RESPONSE;
    wire         outcome_response_present_choice = again_down_valid ? again_down_payload_response_present : 1'b0;
    wire   [1:0] outcome_response_list_choice = again_down_valid ? again_down_payload_response_list : 2'd0;
    wire   [5:0] outcome_response_opcode_choice = again_down_valid ? again_down_payload_response_opcode : 6'd0;
    wire   [5:0] outcome_response_return_code_choice = again_down_valid ? again_down_payload_response_return_code : answered_payload_return_code;
    wire  [15:0] outcome_response_message_id_choice = again_down_valid ? again_down_payload_response_message_id : 16'd0;
    wire  [31:0] outcome_response_modified_length_choice = again_down_valid ? again_down_payload_response_modified_length : 32'd0;
    wire   [7:0] outcome_code_choice = over_down_payload_ages ? 8'd244 : 8'd243;
    wire         places_term = sent_valid && sent_open_fine;
    wire         found_return_code_term = facts_rdata[77:64] == find_2_length || find_2_return_code != 6'd1;
    wire         sent_open_fine_term = heard_response_return_code == 6'd1 || heard_response_return_code == 6'd0;
    wire [255:0] swept_waits_shl = 256'd1 << sweep;
    wire [255:0] open_and = (256'd1 << find_2_id[7:0]) & {256{hit}};
    wire [255:0] open_shl = 256'd1 << sent_message[7:0];
    wire [255:0] open_or = open_and | (open_shl & {256{gives_up}});
    wire [255:0] open_and_2 = open & ~(open_or | (swept_waits_shl & {256{fails}}));
    wire [255:0] open_and_3 = (256'd1 << opened_1_id[7:0]) & {256{opened_1_valid}};
    wire [255:0] not_open_and_3 = ~open_and_3;
    wire         old_term = waits && over_down_payload_ages;

    fifo_w126_d128 again (
        .clk                                   (clk),
        .rst                                   (rst),
        .up_payload_valid                      (sent_valid),
        .up_payload_place                      (sent_place),
        .up_payload_handle                     (sent_handle),
        .up_payload_message                    (sent_message),
        .up_payload_kind                       (sent_kind),
        .up_payload_response_present           (sent_response_present),
        .up_payload_response_list              (sent_response_list),
        .up_payload_response_opcode            (sent_response_opcode),
        .up_payload_response_return_code       (sent_response_return_code),
        .up_payload_response_message_id        (sent_response_message_id),
        .up_payload_response_modified_length   (sent_response_modified_length),
        .up_payload_code                       (sent_code),
        .up_valid                              (gives_up),
        .up_ready                              (again_up_ready),
        .down_payload_valid                    (again_down_payload_valid),
        .down_payload_place                    (again_down_payload_place),
        .down_payload_handle                   (again_down_payload_handle),
        .down_payload_message                  (again_down_payload_message),
        .down_payload_kind                     (again_down_payload_kind),
        .down_payload_response_present         (again_down_payload_response_present),
        .down_payload_response_list            (again_down_payload_response_list),
        .down_payload_response_opcode          (again_down_payload_response_opcode),
        .down_payload_response_return_code     (again_down_payload_response_return_code),
        .down_payload_response_message_id      (again_down_payload_response_message_id),
        .down_payload_response_modified_length (again_down_payload_response_modified_length),
        .down_payload_code                     (again_down_payload_code),
        .down_valid                            (again_down_valid),
        .down_ready                            (!sent_valid)
    );

    fifo_w5_d32 over (
        .clk                (clk),
        .rst                (rst),
        .up_payload_ages    (!ended_valid),
        .up_payload_place   (ended_place),
        .up_valid           (ended_valid || tick_waits),
        .up_ready           (over_up_ready),
        .down_payload_ages  (over_down_payload_ages),
        .down_payload_place (over_down_payload_place),
        .down_valid         (over_down_valid),
        .down_ready         (steps && (&sweep))
    );

    always @(posedge clk) begin
        facts_rdata <= facts[find_1_id[7:0]];
        if (opens) facts[opened_1_id[7:0]] <= {opened_1_id[15:8], opened_1_length, opened_1_address};
    end

    always @(posedge clk) begin
        ways_rdata <= ways[find_1_id[7:0]];
        if (left_1_valid) ways[left_1_id[7:0]] <= {left_1_id[15:8], left_1_pdcid};
    end

    always @(posedge clk) begin
        if (places_term) places[sent_message[7:0]] <= sent_place;
    end

    always @(posedge clk) begin
        if (places_term) ids[sent_message[7:0]] <= sent_message;
    end

    always @(posedge clk) begin
        if (rst) begin
            open <= 256'd0;
            known <= 256'd0;
            old <= 256'd0;
            opened_1_valid <= 1'b0;
            left_1_valid <= 1'b0;
            find_1_valid <= 1'b0;
            find_2_valid <= 1'b0;
            sweep <= 8'd0;
            heard_valid <= 1'b0;
            sent_valid <= 1'b0;
            hit_1 <= 1'b0;
            gives_1 <= 1'b0;
            fails_1 <= 1'b0;
            found_valid <= 1'b0;
            tick_waits <= 1'b0;
            looks <= 1'b0;
        end else begin
            opened_1_valid <= opened_valid;
            left_1_valid <= left_valid;
            find_1_valid <= find_valid;
            find_2_valid <= find_1_valid;
            heard_valid <= given_valid;
            sent_valid <= heard_valid;
            hit_1 <= hits;
            gives_1 <= gives_up;
            fails_1 <= fails;
            found_valid <= find_2_valid;
            tick_waits <= (tick_waits && (ended_valid || !over_up_ready)) || tick;
            looks <= over_down_valid && !looks;
            if (steps) begin
                sweep <= sweep + 8'd1;
            end
            open <= open_and_2 | (open_and_3 & {256{opened_1_reads}});
            old <= (old & not_open_and_3) | (swept_waits_shl & {256{old_term}});
            known <= (known & not_open_and_3) | (open_shl & {256{places_term}});
        end
    end

    always @(posedge clk) begin
        opened_1_reads <= opened_reads;
        opened_1_id <= opened_id;
        opened_1_address <= opened_address;
        opened_1_length <= opened_length;
        left_1_id <= left_id;
        left_1_pdcid <= left_pdcid;
        find_1_id <= find_id;
        find_1_pdcid <= find_pdcid;
        find_1_length <= find_length;
        find_1_return_code <= find_return_code;
        find_2_id <= find_1_id;
        find_2_pdcid <= find_1_pdcid;
        find_2_length <= find_1_length;
        find_2_return_code <= find_1_return_code;
        heard_place <= given_place;
        heard_handle <= given_handle;
        heard_message <= given_message;
        heard_kind <= given_kind;
        heard_response_present <= given_response_present;
        heard_response_list <= given_response_list;
        heard_response_opcode <= given_response_opcode;
        heard_response_return_code <= given_response_return_code;
        heard_response_message_id <= given_response_message_id;
        heard_response_modified_length <= given_response_modified_length;
        heard_code <= given_code;
        sent_place <= heard_place;
        sent_handle <= heard_handle;
        sent_message <= heard_message;
        sent_kind <= heard_kind;
        sent_response_present <= heard_response_present;
        sent_response_list <= heard_response_list;
        sent_response_opcode <= heard_response_opcode;
        sent_response_return_code <= heard_response_return_code;
        sent_response_message_id <= heard_response_message_id;
        sent_response_modified_length <= heard_response_modified_length;
        sent_code <= heard_code;
        found_open_open <= |(open & (256'd1 << find_1_id[7:0]));
        found_open_hit <= find_1_id[7:0] == find_2_id[7:0];
        found_open_given <= find_1_id[7:0] == sent_message[7:0];
        found_open_failed <= find_1_id[7:0] == sweep;
        found_hit <= hit;
        found_return_code <= found_return_code_term ? find_2_return_code : 6'd24;
        found_address <= facts_rdata[63:0];
        found_length <= find_2_length;
        sent_open_fine <= heard_kind == SENT_KIND_DEFAULT_OK || (heard_kind == SENT_KIND_RESPONSE && sent_open_fine_term);
        sent_open_open <= |(open & (256'd1 << heard_message[7:0]));
        sent_open_hit <= heard_message[7:0] == find_2_id[7:0];
        sent_open_hit_now <= heard_message[7:0] == find_1_id[7:0];
        sent_open_failed <= heard_message[7:0] == sweep;
        swept_waits <= (|(open & swept_waits_shl)) && (|(known & swept_waits_shl));
        swept_old <= |(old & swept_waits_shl);
        swept_place <= places_rdata;
        swept_id <= ids_rdata;
    end

    assign outcome_valid = sent_valid ? sent_valid : outcome_valid_choice;
    assign outcome_place = sent_valid ? sent_place : again_down_valid ? again_down_payload_place : 4'd0;
    assign outcome_handle = sent_valid ? sent_handle : again_down_valid ? again_down_payload_handle : 32'd0;
    assign outcome_message = sent_valid ? sent_message : outcome_message_choice_2;
    assign outcome_kind = sent_valid ? sent_kind : outcome_kind_choice;
    assign outcome_response_present = sent_valid ? sent_response_present : outcome_response_present_choice;
    assign outcome_response_list = sent_valid ? sent_response_list : outcome_response_list_choice;
    assign outcome_response_opcode = sent_valid ? sent_response_opcode : outcome_response_opcode_choice;
    assign outcome_response_return_code = sent_valid ? sent_response_return_code : outcome_response_return_code_choice;
    assign outcome_response_message_id = sent_valid ? sent_response_message_id : outcome_response_message_id_choice;
    assign outcome_response_modified_length = sent_valid ? sent_response_modified_length : outcome_response_modified_length_choice;
    assign outcome_code = sent_valid ? sent_code : again_down_valid ? again_down_payload_code : outcome_code_choice;
    assign unanswered_enable = (gives_up && sent_kind == SENT_KIND_RESPONSE) || (fails && over_down_payload_ages);
    assign unanswered_place = fails ? swept_place : sent_place;
    assign answered_ready = takes_data;

    wire _unused_ok = &{1'b0, again_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) again_finds_room: assert (!gives_up || again_up_ready);
    always @(posedge clk) if (!rst) ended_finds_room: assert (!ended_valid || over_up_ready);
`endif

endmodule

`default_nettype wire
